import { FormPasswordField } from '@pitlane/shared-ui/forms';

/** The fields of `newPasswordSchema`. */
export function NewPasswordFields() {
  return (
    <>
      <FormPasswordField
        name="password"
        label="New Password"
        description="4 to 12 characters"
        autoComplete="new-password"
      />
      <FormPasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
    </>
  );
}
