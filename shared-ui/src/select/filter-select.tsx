import { Select } from './select.tsx';

export interface FilterSelectProps<Value extends string> {
  label: string;
  /** The choice that filters nothing, such as 'All Categories'. */
  allLabel: string;
  values: readonly Value[];
  /** '' and undefined filter nothing. */
  value: Value | '' | undefined;
  /** Null for the choice that filters nothing. */
  onChange: (value: Value | null) => void;
  /** What stands for a value; the value itself unless told. */
  labelOf?: (value: Value) => string;
}

const allId = 'all';

/** A value may be called anything, 'all' too; hence the prefix. */
const idOf = (value: string) => `value:${value}`;

/** Narrows a list to the rows with one value. */
export function FilterSelect<Value extends string>({
  label,
  allLabel,
  values,
  value,
  onChange,
  labelOf = String,
}: FilterSelectProps<Value>) {
  // An address may name a value that has not been loaded, or that no row has any more.
  const known = value && !values.includes(value) ? [...values, value] : values;
  return (
    <Select
      label={label}
      options={[
        { id: allId, label: allLabel },
        ...known.map((name) => ({ id: idOf(name), label: labelOf(name) })),
      ]}
      value={value ? idOf(value) : allId}
      onChange={(id) => onChange(known.find((name) => idOf(name) === id) ?? null)}
    />
  );
}
