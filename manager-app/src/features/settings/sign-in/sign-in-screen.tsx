import { signInSettingsQuery } from '@pitlane/shared-data/second-factor';
import { QueryView, SkeletonForm } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { SettingsPage } from '../../../settings-page/settings-page.tsx';
import { SignInForm } from './sign-in-form.tsx';

function SignIn() {
  return (
    <QueryView
      query={useQuery(signInSettingsQuery())}
      failure="Failed to load how staff sign in"
      pending={<SkeletonForm label="Loading how staff sign in..." />}
    >
      {(settings) => <SignInForm settings={settings} />}
    </QueryView>
  );
}

export function Component() {
  return (
    <SettingsPage title="Sign-in" isNarrow>
      <SignIn />
    </SettingsPage>
  );
}
