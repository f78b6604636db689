import { currentOf, useSave } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { type SignInSettings, useSaveSignInSettings } from '@pitlane/shared-data/second-factor';
import { Button, Link, Section, Stack } from '@pitlane/shared-ui/core';
import {
  ChangedDialog,
  Form,
  FormActions,
  FormCheckbox,
  FormNumberField,
  useLeaveGuard,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { leastIdleHours, signInFields, signInSchema } from './sign-in-schema.ts';

export function SignInForm({ settings }: { settings: SignInSettings }) {
  // A refetch must not change what the form is compared with.
  const [opened, setOpened] = useState(settings);
  const mutation = useSaveSignInSettings();
  const form = useZodForm({ schema: signInSchema, defaultValues: opened });
  const { save, conflict } = useSave({
    opened,
    send: (values: SignInSettings, { expected }) => mutation.mutateAsync({ values, expected }),
    current: currentOf('save_sign_in_settings'),
    failure: 'Failed to save how staff sign in',
    onSaved: (saved) => {
      setOpened(saved);
      form.reset(saved);
      notify.success('Sign-in saved');
    },
  });
  const { question } = useLeaveGuard(form.formState.isDirty);
  return (
    <>
      {question}
      <Form form={form} label="Sign-in" onSubmit={save}>
        <ChangedDialog subject="how staff sign in" fields={signInFields} conflict={conflict} />
        <Stack gap={8}>
          <Section
            title="Second factor"
            description="A code from an authenticator app confirms a sign-in, so that a stolen password is not enough."
          >
            <FormCheckbox name="managers_must_confirm" label="Managers must confirm each sign-in" />
            <p>
              Without this rule each manager chooses in the <Link href={paths.profile}>profile</Link>. With
              it, a manager without a second factor sets one up at once and can do nothing else until then.
            </p>
          </Section>
          <Section
            title="How long staff stay signed in"
            description={`For mechanics and managers. Customers stay signed in for ${limits.sessionDays} days, ${limits.idleHours / 24} without use.`}
          >
            <FormNumberField
              name="staff_session_days"
              label="Days in all"
              isRequired
              minValue={1}
              maxValue={limits.sessionDays}
            />
            <FormNumberField
              name="staff_idle_hours"
              label="Hours without use"
              isRequired
              minValue={leastIdleHours}
              maxValue={limits.idleHours}
            />
          </Section>
        </Stack>
        <FormActions>
          <Button type="submit" variant="primary" isPending={mutation.isPending} pendingLabel="Saving...">
            Save
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
