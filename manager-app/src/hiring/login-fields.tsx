import { FormPasswordField, FormTextField } from '@pitlane/shared-ui/forms';

interface LoginFieldsProps {
  /** Why email and password may both stay empty; without it they may not. */
  withoutLogin?: string;
}

/** Name, contact and first password of someone who is hired; the fields are those of both hiring schemas. */
export const LoginFields = ({ withoutLogin }: LoginFieldsProps) => (
  <>
    <FormTextField name="name" label="Full Name" isRequired autoFocus autoComplete="off" />
    <FormTextField
      name="email"
      label="Email"
      type="email"
      inputMode="email"
      description={withoutLogin}
      isRequired={withoutLogin === undefined}
      autoComplete="off"
    />
    <FormTextField name="phone" label="Phone" type="tel" inputMode="tel" isRequired autoComplete="off" />
    <FormPasswordField
      name="password"
      label="First password"
      description="4 to 12 characters"
      isRequired={withoutLogin === undefined}
      autoComplete="new-password"
    />
  </>
);
