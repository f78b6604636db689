export { PasswordField, type PasswordFieldProps } from '../password-field/password-field.tsx';
