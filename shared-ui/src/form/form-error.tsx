import { useFormContext } from 'react-hook-form';
import { Banner } from '../banner/banner.tsx';

/** The error of the form as a whole. Form shows it above its fields. */
export function FormError() {
  const { formState } = useFormContext();
  const { root } = formState.errors;
  const message = root?.server?.message ?? root?.message;
  return message ? <Banner tone="danger">{message}</Banner> : null;
}
