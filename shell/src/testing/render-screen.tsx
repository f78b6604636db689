import { createRenderScreen } from '@pitlane/shared-data/testing';
import { NotificationRegion, notify } from '@pitlane/shared-ui/notifications';
import type { ReactNode } from 'react';

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <NotificationRegion />
    </>
  );
}

/** Renders one screen as the portal does; signed out by default. */
export const renderScreen = createRenderScreen({ Frame, reset: notify.clear });
