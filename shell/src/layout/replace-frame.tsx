import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { keepScrollPosition, removeFrame } from '../page/page-frame.ts';

/** Replaces the frame by the first page. It is rendered before ScrollRestoration, which then scrolls to where the user is. */
export function ReplaceFrame() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first page replaces the frame
  useLayoutEffect(() => {
    keepScrollPosition(key);
    removeFrame();
  }, []);
  return null;
}
