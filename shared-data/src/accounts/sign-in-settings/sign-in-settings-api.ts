import type { Result } from '../../foundation/answers/result.ts';
import type { PortalClient } from '../../foundation/client/client.ts';
import type { Change } from '../../garage/garage-api.ts';
import type { SignInSettings } from '../second-factor/second-factor-answers.ts';

export const getSignInSettings = (
  portal: PortalClient,
  signal: AbortSignal,
): Promise<Result<SignInSettings>> =>
  portal.request((client) => client.rpc('sign_in_settings').abortSignal(signal));

export const saveSignInSettings = (
  portal: PortalClient,
  { values, expected }: Change<SignInSettings>,
): Promise<Result<SignInSettings>> =>
  portal.request((client) =>
    client.rpc('save_sign_in_settings', { settings: { ...values }, expected: { ...expected } }),
  );
