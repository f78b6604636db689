/**
 * The part of zod/mini that the portal's schemas are made of; `import * as z from '@pitlane/shared-data/schema'`.
 * Named one by one, because a shared module is not tree-shaken by the builds that use it.
 */
export {
  array,
  boolean,
  custom,
  enum,
  gt,
  gte,
  type infer,
  type input,
  int,
  looseObject,
  lte,
  maxLength,
  minLength,
  nullable,
  nullish,
  number,
  object,
  optional,
  type output,
  parse,
  pipe,
  refine,
  regex,
  safeParse,
  string,
  transform,
  trim,
  union,
  url,
  // biome-ignore lint/style/noRestrictedImports: this file is where the library comes in
} from 'zod/mini';
export { byField, requiredAmount, requiredNumber, requiredText, tidied } from './form-fields.ts';
