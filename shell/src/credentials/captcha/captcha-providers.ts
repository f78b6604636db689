import type { CaptchaProvider } from '@pitlane/shared-data/portal-config';

/** The name of the global function that a provider's script calls when it is ready. */
export const readyFunction = 'pitlaneCaptchaReady';

interface ProviderAddresses {
  script: string;
  /** What the security policy must allow, by directive. */
  sources: Record<string, string[]>;
}

const turnstile = ['https://challenges.cloudflare.com'];
const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/** The addresses in the providers' documentation. They must not be served from elsewhere. */
export const captchaProviders: Record<CaptchaProvider, ProviderAddresses> = {
  turnstile: {
    script: `https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=${readyFunction}`,
    sources: { 'script-src': turnstile, 'frame-src': turnstile },
  },
  hcaptcha: {
    script: `https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&onload=${readyFunction}`,
    sources: {
      'script-src': hcaptcha,
      'frame-src': hcaptcha,
      'style-src': hcaptcha,
      'connect-src': hcaptcha,
    },
  },
};
