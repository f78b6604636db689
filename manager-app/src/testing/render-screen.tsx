import { createRenderScreen, manager } from '@pitlane/shared-data/testing';
import { RouterBridge } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { NotificationRegion } from '@pitlane/shared-ui/overlays';
import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';

function Frame({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <RouterBridge navigate={navigate} useHref={useHref}>
      {children}
      <NotificationRegion />
    </RouterBridge>
  );
}

/** Renders one screen in the portal's frame, by default with a signed-in manager. */
export const renderScreen = createRenderScreen({ Frame, reset: notify.clear, account: manager });
