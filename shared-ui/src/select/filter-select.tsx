import { Select } from './select.tsx';

export interface FilterSelectProps<Value extends string> {
  label: string;
  /** The label of the option without a filter, such as 'All Categories'. */
  allLabel: string;
  values: readonly Value[];
  /** '' and undefined mean no filter. */
  value: Value | '' | undefined;
  /** Called with null for the option without a filter. */
  onChange: (value: Value | null) => void;
  /** The label of a value; default: the value itself. */
  labelOf?: (value: Value) => string;
}

const allId = 'all';

/** Prefixed, because a value may be 'all' too. */
const idOf = (value: string) => `value:${value}`;

/** Filters a list by one value. */
export function FilterSelect<Value extends string>({
  label,
  allLabel,
  values,
  value,
  onChange,
  labelOf = String,
}: FilterSelectProps<Value>) {
  // The URL may contain a value that has not been loaded, or that no row has any more.
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
