import { usePortalClient } from '@pitlane/shared-data/client';
import { Button, Row, Stack, token } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useId } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';

const providers = [
  { id: 'google', label: 'Google' },
  { id: 'github', label: 'GitHub' },
] as const;

const Unavailable = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`;

/** OAuth sign-in, where `portal.json` enables the provider. */
export function SocialSignIn() {
  const client = usePortalClient();
  const noteId = useId();
  const isSetUp = (id: (typeof providers)[number]['id']) => client.config.socialSignIns[id];
  const missing = providers.filter(({ id }) => !isSetUp(id)).map(({ label }) => label);
  const start = async ({ id }: (typeof providers)[number]) => {
    const auth = await client.auth();
    const redirectTo = new URL(paths.dashboard, window.location.origin).href;
    const { error } = await auth.signInWithOAuth({ provider: id, options: { redirectTo } });
    if (error) notify.failure('Login failed. Please try again.');
  };

  return (
    <Stack gap={2}>
      <Row>
        {providers.map((provider) => (
          <Button
            key={provider.id}
            isDisabled={!isSetUp(provider.id)}
            aria-describedby={isSetUp(provider.id) ? undefined : noteId}
            onPress={() => start(provider)}
          >
            {`Continue with ${provider.label}`}
          </Button>
        ))}
      </Row>
      {missing.length > 0 && (
        <Unavailable id={noteId}>
          {`This garage has not set up sign-in with ${missing.join(' or ')}.`}
        </Unavailable>
      )}
    </Stack>
  );
}
