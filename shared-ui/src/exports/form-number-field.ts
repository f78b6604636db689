export { FormNumberField } from '../form/form-number-field.tsx';
