import type { InspectionTemplate, TemplateItem, TemplateSection } from '@pitlane/shared-data/inspections';

export interface ItemForm {
  /** Stays the same while the item is moved. */
  key: string;
  name: string;
  kind: TemplateItem['kind'];
  unit: string;
  watchBelow: number | null;
  urgentBelow: number | null;
  /** The lines to propose where the item is not fine; empty for none. */
  labour: string;
  part: string;
}

export interface SectionForm {
  key: string;
  name: string;
  items: readonly ItemForm[];
}

export interface TemplateForm {
  name: string;
  sections: readonly SectionForm[];
}

export const newItem = (): ItemForm => ({
  key: crypto.randomUUID(),
  name: '',
  kind: 'condition',
  unit: 'mm',
  watchBelow: null,
  urgentBelow: null,
  labour: '',
  part: '',
});

export const newSection = (): SectionForm => ({ key: crypto.randomUUID(), name: '', items: [newItem()] });

const itemFormOf = (item: TemplateItem): ItemForm => ({
  ...newItem(),
  name: item.name,
  kind: item.kind,
  labour: item.suggested_labour ?? '',
  part: item.suggested_part ?? '',
  ...(item.kind === 'measurement' && {
    unit: item.unit,
    watchBelow: item.watch_below,
    urgentBelow: item.urgent_below,
  }),
});

export const formOf = (template: InspectionTemplate | undefined): TemplateForm =>
  template
    ? {
        name: template.name,
        sections: template.sections.map(({ name, items }) => ({
          ...newSection(),
          name,
          items: items.map(itemFormOf),
        })),
      }
    : { name: '', sections: [newSection()] };

/** The form as it is saved; limits must be there. */
export const sectionsOf = ({ sections }: TemplateForm): TemplateSection[] =>
  sections.map(({ name, items }) => ({
    name: name.trim(),
    items: items.map((item) => {
      const [labour, part] = [item.labour.trim(), item.part.trim()];
      const named = {
        name: item.name.trim(),
        ...(labour && { suggested_labour: labour }),
        ...(part && { suggested_part: part }),
      };
      if (item.kind === 'condition') return { kind: item.kind, ...named };
      return {
        kind: item.kind,
        ...named,
        unit: item.unit.trim(),
        watch_below: item.watchBelow ?? 0,
        urgent_below: item.urgentBelow ?? 0,
      };
    }),
  }));

type Field = 'name' | 'unit' | 'watch' | 'urgent' | 'labour' | 'part';

/** The names of a section's or an item's fields. */
export const fieldName = (key: string, field: Field) => `${field}-${key}`;

function checkItem({ key, name, kind, unit, watchBelow, urgentBelow }: ItemForm) {
  const errors = { [fieldName(key, 'name')]: !name.trim() && 'Name is required' };
  if (kind === 'condition') return errors;
  const isReversed = watchBelow !== null && urgentBelow !== null && urgentBelow > watchBelow;
  return {
    ...errors,
    [fieldName(key, 'unit')]: !unit.trim() && 'Unit is required',
    [fieldName(key, 'watch')]: watchBelow === null && 'Please enter a limit',
    [fieldName(key, 'urgent')]:
      (urgentBelow === null && 'Please enter a limit') || (isReversed && 'Urgent must begin below watch'),
  };
}

/** The errors by field, in the order of the fields. */
export function checkTemplate({ name, sections }: TemplateForm): Record<string, string | false> {
  const errors: Record<string, string | false> = { name: !name.trim() && 'Name is required' };
  for (const section of sections) {
    errors[fieldName(section.key, 'name')] = !section.name.trim() && 'Name is required';
    for (const item of section.items) Object.assign(errors, checkItem(item));
  }
  return errors;
}

/** The list with one of its rows a place up or down, where there is one. */
export function moved<Row>(rows: readonly Row[], index: number, by: -1 | 1): readonly Row[] {
  const row = rows[index];
  const other = rows[index + by];
  if (row === undefined || other === undefined) return rows;
  return rows.map((kept, place) => (place === index ? other : place === index + by ? row : kept));
}

export const replaced = <Row extends { key: string }>(rows: readonly Row[], row: Row): readonly Row[] =>
  rows.map((kept) => (kept.key === row.key ? row : kept));

export const without = <Row extends { key: string }>(rows: readonly Row[], row: Row): readonly Row[] =>
  rows.filter(({ key }) => key !== row.key);
