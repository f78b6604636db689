export { quantityLimits, quantityProblem, roundQuantity } from '../quantities/quantity-limits.ts';
export { sayQuantity, unitWord } from '../quantities/say-quantity.ts';
export { isMeasured, partUnits } from '../quantities/units.ts';
