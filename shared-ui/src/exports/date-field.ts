export { DateField, type DateFieldProps } from '../date-field/date-field.tsx';
