export type { Option } from '../field/option-list.tsx';
export { Select, type SelectProps } from '../select/select.tsx';
