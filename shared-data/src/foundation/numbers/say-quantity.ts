import { formatCount } from '../formats/count.ts';
import { unitOf } from './units.ts';

/** The word of a unit after a quantity: 'piece' after 1, 'litres' after 3.5; another unit as it is written. */
export function unitWord(quantity: number, unit: string): string {
  const known = unitOf(unit);
  return known ? (Math.abs(quantity) === 1 ? known.one : known.many) : unit;
}

/** A quantity with its unit, as private.say_quantity of the database: '1 piece', '3.5 litres'. */
export const sayQuantity = (quantity: number, unit: string): string =>
  `${formatCount(quantity)} ${unitWord(quantity, unit)}`;
