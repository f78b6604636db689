export { TextArea, type TextAreaProps } from '../text-field/text-area.tsx';
export { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
