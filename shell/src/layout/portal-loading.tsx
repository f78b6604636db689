import { NavigationProgress } from '@pitlane/shared-ui/core';

/** Shown until the first page has loaded. */
export function PortalLoading() {
  return <NavigationProgress isActive label="Loading Pitlane" />;
}
