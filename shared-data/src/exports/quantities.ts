export { quantityLimits, quantityProblem, roundQuantity } from '../foundation/numbers/quantity-limits.ts';
export { sayQuantity, unitWord } from '../foundation/numbers/say-quantity.ts';
export { isMeasured, partUnits } from '../foundation/numbers/units.ts';
