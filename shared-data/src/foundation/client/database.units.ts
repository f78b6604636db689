/**
 * Generated from private.units() by `npm run types -w shared-data`. Do not edit. What is measured takes three digits after
 * the point, what is counted none; work is no unit of a part.
 */
export const units = {
  pcs: { kind: 'counted', one: 'piece', many: 'pieces' },
  set: { kind: 'counted', one: 'set', many: 'sets' },
  pair: { kind: 'counted', one: 'pair', many: 'pairs' },
  kit: { kind: 'counted', one: 'kit', many: 'kits' },
  box: { kind: 'counted', one: 'box', many: 'boxes' },
  packet: { kind: 'counted', one: 'packet', many: 'packets' },
  bottle: { kind: 'counted', one: 'bottle', many: 'bottles' },
  can: { kind: 'counted', one: 'can', many: 'cans' },
  tube: { kind: 'counted', one: 'tube', many: 'tubes' },
  roll: { kind: 'counted', one: 'roll', many: 'rolls' },
  litre: { kind: 'measured', one: 'litre', many: 'litres' },
  millilitre: { kind: 'measured', one: 'millilitre', many: 'millilitres' },
  kilogram: { kind: 'measured', one: 'kilogram', many: 'kilograms' },
  gram: { kind: 'measured', one: 'gram', many: 'grams' },
  metre: { kind: 'measured', one: 'metre', many: 'metres' },
  hour: { kind: 'work', one: 'hour', many: 'hours' },
  job: { kind: 'work', one: 'job', many: 'jobs' },
} as const;
