import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { keepScrollPosition, removeFrame } from '../page/page-frame.ts';
import { placeKey } from '../page/place-key.ts';

/** Replaces the frame by the first page. It is rendered before ScrollRestoration, which then scrolls to where the user is. */
export function ReplaceFrame() {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first page replaces the frame
  useLayoutEffect(() => {
    keepScrollPosition(placeKey(location));
    removeFrame();
  }, []);
  return null;
}
