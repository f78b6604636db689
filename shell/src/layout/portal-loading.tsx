import { NavigationProgress } from '@pitlane/shared-ui/progress-bar';

/** Shown until the first page has loaded. */
export function PortalLoading() {
  return <NavigationProgress isActive label="Loading Pitlane" />;
}
