import { useEffect, useRef } from 'react';
import { Banner } from '../banner/banner.tsx';

/**
 * The error of a whole form. It comes into view, because the button of a long form is far below it; the focus stays, since
 * an alert is announced without it.
 */
export function FormBanner({ message }: { message: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    void place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Banner tone="danger">{message}</Banner>
    </div>
  );
}
