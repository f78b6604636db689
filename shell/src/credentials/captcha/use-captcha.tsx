import { usePortalClient } from '@pitlane/shared-data/client';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { CaptchaPlace, CaptchaSpinner } from './captcha-place.tsx';

const CaptchaWidget = lazy(() => import(/* webpackChunkName: "captcha" */ './captcha-widget.tsx'));

interface Captcha {
  /** The place of the widget in a form; nothing where `portal.json` has no captcha. */
  widget: ReactNode;
  /**
   * Sends a form with a new token, or without one where `portal.json` has no captcha. Answers with the form's error.
   */
  withToken: <Problem>(
    send: (token: string | undefined) => Promise<Problem | undefined>,
  ) => Promise<Problem | string | undefined>;
}

/** The captcha that Supabase Auth demands of a form, by the setting `captcha` of `portal.json`. */
export function useCaptcha(): Captcha {
  const { captcha } = usePortalClient().config;
  const [token, setToken] = useState<string>();
  const [uses, setUses] = useState(0);
  if (!captcha) return { widget: null, withToken: (send) => send(undefined) };
  return {
    widget: (
      <Suspense
        fallback={
          <CaptchaPlace>
            <CaptchaSpinner />
          </CaptchaPlace>
        }
      >
        <CaptchaWidget {...captcha} uses={uses} onToken={setToken} />
      </Suspense>
    ),
    async withToken(send) {
      if (!token) return 'Please complete the security check first.';
      try {
        return await send(token);
      } finally {
        // Auth accepts a token once, whatever it answers.
        setToken(undefined);
        setUses((last) => last + 1);
      }
    },
  };
}
