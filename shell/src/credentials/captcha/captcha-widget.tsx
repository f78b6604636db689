import type { CaptchaProvider } from '@pitlane/shared-data/portal-config';
import { FailedState } from '@pitlane/shared-ui/core';
import { useEffect, useRef, useState } from 'react';
import { CaptchaPlace, CaptchaSpinner } from './captcha-place.tsx';
import { loadCaptcha } from './load-captcha.ts';

/** The width of the providers' normal widget, in px; the compact one fits beside any margin. */
const normalWidth = 303;

const isDark = () =>
  (document.documentElement.dataset.theme ??
    (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';

interface CaptchaWidgetProps {
  provider: CaptchaProvider;
  siteKey: string;
  /** How many tokens have been used. Each use starts a new challenge. */
  uses: number;
  onToken: (token: string | undefined) => void;
}

/** The provider's widget, which brings its own labels and keyboard operation. */
export default function CaptchaWidget({ provider, siteKey, uses, onToken }: CaptchaWidgetProps) {
  const container = useRef<HTMLDivElement>(null);
  const reset = useRef<() => void>(undefined);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt renders the widget anew
  useEffect(() => {
    let isOpen = true;
    let remove = () => {};
    const close = () => {
      isOpen = false;
      reset.current = undefined;
      remove();
      remove = () => {};
      onToken(undefined);
    };
    const fail = () => {
      if (isOpen) setState('failed');
      close();
      return true as const;
    };
    const show = async () => {
      const api = await loadCaptcha(provider);
      const place = container.current;
      if (!isOpen || !place) return;
      const id = api.render(place, {
        sitekey: siteKey,
        theme: isDark() ? 'dark' : 'light',
        size: place.clientWidth < normalWidth ? 'compact' : 'normal',
        callback: onToken,
        'expired-callback': () => onToken(undefined),
        'error-callback': fail,
        retry: 'never',
      });
      reset.current = () => api.reset(id);
      remove = () => api.remove(id);
      setState('shown');
    };
    show().catch(fail);
    return close;
  }, [provider, siteKey, onToken, attempt]);

  useEffect(() => {
    if (uses > 0) reset.current?.();
  }, [uses]);

  if (state === 'failed') {
    const retry = () => {
      setState('loading');
      setAttempt((last) => last + 1);
    };
    return (
      <FailedState
        title="The security check did not load"
        message="Check your connection, and whether your browser blocks it."
        onRetry={retry}
      />
    );
  }
  return (
    <CaptchaPlace>
      {state === 'loading' && <CaptchaSpinner />}
      <div ref={container} />
    </CaptchaPlace>
  );
}
