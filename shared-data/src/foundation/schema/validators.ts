/**
 * Validators of the JSON that every page reads when it starts. They do what zod would do there for 9 kB of code.
 * A validator returns the valid value, without unknown keys; it adds the path of an invalid one to `wrong`.
 */
export type Validator<T> = (value: unknown, path: string, wrong: string[]) => T;

/** The type of the valid values. */
export type Valid<V> = V extends Validator<infer T> ? T : never;

type Shape = Record<string, Validator<unknown>>;
type OptionalKeys<S extends Shape> = {
  [K in keyof S]: undefined extends Valid<S[K]> ? K : never;
}[keyof S];
type ValidObject<S extends Shape> = { [K in Exclude<keyof S, OptionalKeys<S>>]: Valid<S[K]> } & {
  [K in OptionalKeys<S>]?: Valid<S[K]>;
};

const when =
  <T>(isValid: (value: unknown) => value is T): Validator<T> =>
  (value, path, wrong) => {
    if (!isValid(value)) wrong.push(path);
    return value as T;
  };

export const string = (isValid: (text: string) => boolean = () => true) =>
  when((value): value is string => typeof value === 'string' && isValid(value));

export const boolean = when((value) => typeof value === 'boolean');

export const number = when((value) => typeof value === 'number');

export const oneOf = <const T extends string>(...values: T[]) =>
  when((value): value is T => values.includes(value as T));

export const optional =
  <T>(validator: Validator<T>): Validator<T | undefined> =>
  (value, path, wrong) =>
    value === undefined ? undefined : validator(value, path, wrong);

export const nullable =
  <T>(validator: Validator<T>): Validator<T | null> =>
  (value, path, wrong) =>
    value === null ? null : validator(value, path, wrong);

const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key));

export const array =
  <T>(validator: Validator<T>): Validator<T[]> =>
  (value, path, wrong) => {
    if (Array.isArray(value)) return value.map((item, index) => validator(item, join(path, index), wrong));
    wrong.push(path);
    return [];
  };

export const object =
  <S extends Shape>(shape: S): Validator<ValidObject<S>> =>
  (value, path, wrong) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isObject) wrong.push(path);
    const valid: Record<string, unknown> = {};
    for (const [key, validator] of isObject ? Object.entries(shape) : []) {
      const own = validator((value as Record<string, unknown>)[key], join(path, key), wrong);
      if (own !== undefined) valid[key] = own;
    }
    return valid as ValidObject<S>;
  };

/** Applies a validator to a whole file. @throws an error that lists the paths of the invalid values. */
export function validate<T>(validator: Validator<T>, value: unknown): T {
  const wrong: string[] = [];
  const valid = validator(value, '', wrong);
  if (wrong.length > 0) throw new Error(wrong.map((path) => path || 'the whole file').join(', '));
  return valid;
}
