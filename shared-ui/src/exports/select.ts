export type { Option } from '../field/option-list.tsx';
export { FilterSelect, type FilterSelectProps } from '../select/filter-select.tsx';
export { Select, type SelectProps } from '../select/select.tsx';
