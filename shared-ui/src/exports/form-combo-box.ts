export { FormComboBox } from '../form/form-combo-box.tsx';
