import { useFormContext } from 'react-hook-form';
import { FormBanner } from '../plain-form/form-banner.tsx';

/** The error of the form as a whole. Form shows it above its fields. */
export function FormError() {
  const { formState } = useFormContext();
  const { root } = formState.errors;
  const message = root?.server?.message ?? root?.message;
  return message ? <FormBanner message={message} /> : null;
}
