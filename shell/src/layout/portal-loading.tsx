import { NavigationProgress } from '@pitlane/shared-ui/progress-bar';

/** Before the first page is there. */
export function PortalLoading() {
  return <NavigationProgress isActive label="Loading Pitlane" />;
}
