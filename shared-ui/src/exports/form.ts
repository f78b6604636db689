export { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
export { Form, type FormProps } from '../form/form.tsx';
export { FormActions } from '../form/form-actions.tsx';
export { FormCheckbox } from '../form/form-checkbox.tsx';
export { FormError } from '../form/form-error.tsx';
export type { StandardSchema } from '../form/standard-schema.ts';
export { FormPasswordField, FormTextArea, FormTextField } from '../form/text-fields.tsx';
export { type BoundFieldProps, useBoundField } from '../form/use-bound-field.ts';
export { setServerError, useZodForm, type ZodForm } from '../form/use-zod-form.ts';
