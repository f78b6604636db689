import { at, gridData, pen, Stroke } from '@pitlane/shared-ui/drawing';
import type { ReactNode } from 'react';

/** Size of a sheet, in its own units. Only the middle two thirds of the height are certain to be seen. */
const sheetWidth = 16000;
const sheetHeight = 10000;

/**
 * Paper of the login's backdrops, filling its container. Heights run upwards from its lower edge.
 * It keeps its left side in view, because the form is at the right.
 */
export function LoginSheet({ children }: { children: ReactNode }) {
  return (
    <svg
      {...pen}
      width="100%"
      height="100%"
      viewBox={`0 ${-sheetHeight} ${sheetWidth} ${sheetHeight}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <Stroke d={gridData(at(0, 0), at(sheetWidth, sheetHeight), 500)} tone="grid" weight="hair" />
      {children}
    </svg>
  );
}
