import { createDrafts } from '@pitlane/shared-data/draft';
import {
  boolean,
  nullable,
  number,
  object,
  optional,
  string,
  validate,
} from '@pitlane/shared-data/validators';
import type { CountedPart } from './part-counter.tsx';

/** The part that is being counted. */
export interface Current {
  part: CountedPart;
  /** Null: nothing that can be read. */
  quantity: number | null;
  /** Opened by hand: a scanner goes on typing into its own field. */
  isTyped: boolean;
}

const current = object({
  part: object({
    part_id: number,
    part_name: string(),
    part_code: string(),
    shelf: nullable(string()),
    stock_unit: string(),
    counted: optional(nullable(number)),
  }),
  quantity: nullable(number),
  isTyped: boolean,
});

/** What was entered and not saved yet, by stock-take: a reload between two shelves loses no number. */
export const countDrafts = createDrafts<Current>({
  name: 'count',
  keptIn: 'device',
  parse: (kept) => validate(current, kept),
});
