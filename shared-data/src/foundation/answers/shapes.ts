import * as z from 'zod';

/** A number that people can read out. */
export const id = z.int().positive();
export const uuid = z.guid();
export const count = z.int().nonnegative();
/** Rupees, with two decimals at most; negative where something was given back. */
export const money = z.number().multipleOf(0.01);
/** Of a part, with three decimals at most; negative where something went out. */
export const moved = z.number().multipleOf(0.001);
/** Of a part, with three decimals at most. */
export const quantity = moved.nonnegative();
/** With its offset, as PostgreSQL writes it. */
export const timestamp = z.iso.datetime({ offset: true });
/** YYYY-MM-DD, in the garage's time zone. */
export const day = z.iso.date();
/** A time of day, such as '09:00:00'. */
export const clockTime = z.iso.time();
/** Of a vehicle; null where nobody knows it. */
export const modelYear = z.int().nullable();
export const text = z.string();
/** Of a file's bytes, hexadecimal. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** One page of a list; `total` counts the matching rows, up to 1,001, which means more than 1,000. */
export const page = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({ rows: z.array(row), total: count.max(1001) });
