import type { InspectionTemplate, TemplateSection } from '@pitlane/shared-data/inspections';
import * as z from '@pitlane/shared-data/schema';

/** The kinds differ in their fields: the limits of a measurement must be there. */
const item = z
  .object({
    name: z.requiredText('Name is required'),
    kind: z.enum(['condition', 'measurement']),
    unit: z.tidied(),
    watch_below: z.nullable(z.number()),
    urgent_below: z.nullable(z.number()),
    /** The lines to propose where the item is not fine; empty for none. */
    suggested_part: z.tidied(),
    suggested_labour: z.tidied(),
  })
  .check(
    z.byField(({ kind, unit, watch_below: watch, urgent_below: urgent }) =>
      kind === 'condition'
        ? {}
        : {
            unit: !unit && 'Unit is required',
            watch_below: watch === null && 'Please enter a limit',
            urgent_below:
              (urgent === null && 'Please enter a limit') ||
              (watch !== null && urgent !== null && urgent > watch && 'Urgent must begin below watch'),
          },
    ),
  );

export const templateSchema = z.object({
  name: z.requiredText('Name is required'),
  sections: z.array(z.object({ name: z.requiredText('Name is required'), items: z.array(item) })),
});

export type TemplateForm = z.input<typeof templateSchema>;
type SectionForm = TemplateForm['sections'][number];

export const newItem: SectionForm['items'][number] = {
  name: '',
  kind: 'condition',
  unit: 'mm',
  watch_below: null,
  urgent_below: null,
  suggested_part: '',
  suggested_labour: '',
};

export const newSection: SectionForm = { name: '', items: [newItem] };

export const formOf = (template: InspectionTemplate | undefined): TemplateForm =>
  template
    ? {
        name: template.name,
        sections: template.sections.map(({ name, items }) => ({
          name,
          items: items.map((read) => ({ ...newItem, ...read })),
        })),
      }
    : { name: '', sections: [newSection] };

/** The form as it is saved. */
export const sectionsOf = ({ sections }: z.output<typeof templateSchema>): TemplateSection[] =>
  sections.map(({ name, items }) => ({
    name,
    items: items.map(
      ({ kind, unit, watch_below, urgent_below, suggested_labour, suggested_part, ...named }) => ({
        ...named,
        ...(suggested_labour && { suggested_labour }),
        ...(suggested_part && { suggested_part }),
        ...(kind === 'condition'
          ? { kind }
          : { kind, unit, watch_below: watch_below ?? 0, urgent_below: urgent_below ?? 0 }),
      }),
    ),
  }));
