import { formatCountOf } from '../formats/count.ts';

/** Units as they are stored, with their singular and plural. Other units are shown as they are. */
const units: Record<string, readonly [one: string, many: string]> = {
  pcs: ['part', 'parts'],
  litre: ['litre', 'litres'],
  set: ['set', 'sets'],
  box: ['box', 'boxes'],
  can: ['can', 'cans'],
  kit: ['kit', 'kits'],
  pair: ['pair', 'pairs'],
};

/** A quantity of a part with its unit: '1 part', '3 litres'. */
export function formatStock(quantity: number, unit: string): string {
  const [one, many] = units[unit] ?? [unit, unit];
  return formatCountOf(quantity, one, many);
}
