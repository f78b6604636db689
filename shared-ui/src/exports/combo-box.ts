export { ComboBox, type ComboBoxProps } from '../combo-box/combo-box.tsx';
export type { Option } from '../field/option-list.tsx';
