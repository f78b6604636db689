export { FormDateField } from '../form/form-date-field.tsx';
