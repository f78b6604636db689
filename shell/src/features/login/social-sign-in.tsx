import { usePortalClient } from '@pitlane/shared-data/client';
import { Button, Row } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { paths } from '../../paths.ts';

const providers = [
  { id: 'google', label: 'Google' },
  { id: 'github', label: 'GitHub' },
] as const;

/** OAuth sign-in, where `portal.json` enables the provider. */
export function SocialSignIn() {
  const client = usePortalClient();
  const start = async ({ id, label }: (typeof providers)[number]) => {
    if (!client.config.socialSignIns[id]) {
      notify.failure(`This garage has not set up sign-in with ${label}.`);
      return;
    }
    const auth = await client.auth();
    const redirectTo = new URL(paths.dashboard, window.location.origin).href;
    const { error } = await auth.signInWithOAuth({ provider: id, options: { redirectTo } });
    if (error) notify.failure('Login failed. Please try again.');
  };

  return (
    <Row>
      {providers.map((provider) => (
        <Button key={provider.id} onPress={() => start(provider)}>
          {`Continue with ${provider.label}`}
        </Button>
      ))}
    </Row>
  );
}
