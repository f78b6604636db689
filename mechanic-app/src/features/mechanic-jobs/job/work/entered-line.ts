import type { InspectionItem, SuggestedLine } from '@pitlane/shared-data/inspections';
import type { Part } from '@pitlane/shared-data/parts';
import * as z from '@pitlane/shared-data/schema';

export const kindOptions = [
  { id: 'labour', label: 'Labour' },
  { id: 'part', label: 'Part' },
  { id: 'other', label: 'Other' },
] as const;

export const urgencyOptions = [
  { id: 'now', label: 'Now' },
  { id: 'soon', label: 'Soon' },
  { id: 'later', label: 'Later' },
] as const;

/** A line of one's own instead of a bundle of the garage. */
export const oneLine = 'line';

export const lineSchema = z
  .object({
    /** The id of a bundle, or `oneLine`. */
    bundle: z.string(),
    /** A default would make labour, with its tax code, of a part that is only described. */
    kind: z.enum(['', 'labour', 'part', 'other']),
    part: z.nullable(z.custom<Part>()),
    description: z.tidied(),
    quantity: z.nullable(z.number()),
    urgency: z.enum(['now', 'soon', 'later']),
    what_it_is: z.string().check(z.trim()),
    why_needed: z.string().check(z.trim()),
    if_it_waits: z.string().check(z.trim()),
  })
  .check(
    z.byField(({ bundle, part, description, quantity }) =>
      bundle === oneLine
        ? {
            description: !part && !description && 'Please describe this line',
            quantity: !quantity && 'Please enter a quantity',
          }
        : {},
    ),
  );

export type EnteredLine = z.output<typeof lineSchema>;

/** 'Front pads: Urgent, 1.4 mm' is why the line is needed, until the mechanic says it better. */
const reasonOf = ({ name, note, value, unit }: InspectionItem) =>
  note ?? (value === null ? name : `${name}: ${value} ${unit}`);

export const entryOf = (
  item: InspectionItem | undefined,
  suggested: SuggestedLine | undefined,
): z.input<typeof lineSchema> => ({
  bundle: oneLine,
  kind: suggested?.kind ?? '',
  part: null,
  description: suggested?.description ?? '',
  quantity: 1,
  urgency: item?.condition === 'watch' ? 'soon' : 'now',
  what_it_is: '',
  why_needed: item ? reasonOf(item) : '',
  if_it_waits: '',
});

/** A proposal as it is sent. A part of the catalogue brings its own description, unit and price. */
export const lineOf = (
  { kind, part, description, quantity, urgency, ...texts }: EnteredLine,
  item: InspectionItem | undefined,
) => ({
  ...(part ? { part_id: part.id } : { kind: kind || undefined, description: description || undefined }),
  ...(item && { inspection_item_id: item.item_id }),
  quantity: quantity ?? 1,
  urgency,
  what_it_is: texts.what_it_is || undefined,
  why_needed: texts.why_needed || undefined,
  if_it_waits: texts.if_it_waits || undefined,
});
