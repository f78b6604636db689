import { createRenderScreen, customer } from '@pitlane/shared-data/testing';
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

/** Renders one screen in the portal's frame, by default with a signed-in customer. */
export const renderScreen = createRenderScreen({ Frame, reset: notify.clear, account: customer });
