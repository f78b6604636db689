import type { CaptchaProvider } from '@pitlane/shared-data/portal-config';
import { captchaProviders, readyFunction } from './captcha-providers.ts';

/** The part of the providers' JavaScript APIs that is the same in both. */
interface CaptchaApi {
  /** Answers with the widget's id. */
  render: (container: HTMLElement, options: CaptchaOptions) => string;
  /** Starts a new challenge. */
  reset: (id: string) => void;
  remove: (id: string) => void;
}

interface CaptchaOptions {
  sitekey: string;
  theme: 'light' | 'dark';
  size: 'normal' | 'compact';
  callback: (token: string) => void;
  'expired-callback': () => void;
  /** Turnstile logs the error unless the answer is true. */
  'error-callback': () => true;
  /** Turnstile only: whether it tries again by itself. */
  retry: 'never';
}

declare global {
  interface Window extends Partial<Record<CaptchaProvider, CaptchaApi>> {
    [readyFunction]?: () => void;
  }
}

/** Milliseconds: the scripts of providers are some 100 kB, on a slow network. */
const timeout = 20_000;

let loading: Promise<void> | undefined;

function addScript(provider: CaptchaProvider): Promise<void> {
  const script = document.createElement('script');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loaded = new Promise<void>((resolve, reject) => {
    window[readyFunction] = resolve;
    script.onerror = () => reject(new Error(`The script of ${provider} did not load`));
    timer = setTimeout(() => reject(new Error(`The script of ${provider} did not start`)), timeout);
  });
  script.src = captchaProviders[provider].script;
  script.async = true;
  document.head.append(script);
  return loaded
    .catch((error: unknown) => {
      script.remove();
      throw error;
    })
    .finally(() => {
      clearTimeout(timer);
      loading = undefined;
    });
}

/** The provider's API, from its own script, which is requested once. @throws when it does not load. */
export async function loadCaptcha(provider: CaptchaProvider): Promise<CaptchaApi> {
  if (!window[provider]) {
    loading ??= addScript(provider);
    await loading;
  }
  const api = window[provider];
  if (!api) throw new Error(`The script of ${provider} has another API`);
  return api;
}
