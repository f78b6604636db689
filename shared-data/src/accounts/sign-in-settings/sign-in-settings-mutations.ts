import { useDomainMutation } from '../../foundation/mutation/use-domain-mutation.ts';
import { saveSignInSettings } from './sign-in-settings-api.ts';
import { signInSettingsKeys } from './sign-in-settings-queries.ts';

export const useSaveSignInSettings = () =>
  useDomainMutation({ send: saveSignInSettings, changes: [signInSettingsKeys.all] });
