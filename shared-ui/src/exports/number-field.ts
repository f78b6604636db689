export { NumberField, type NumberFieldProps } from '../number-field/number-field.tsx';
