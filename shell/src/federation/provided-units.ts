/**
 * The units of shared-ui that remotes use from the shell instead of bundling their own copy. Each is loaded when a screen
 * first uses it.
 */
export const providedUnits = {
  charts: () => import('@pitlane/shared-ui/charts'),
  core: () => import('@pitlane/shared-ui/core'),
  drawing: () => import('@pitlane/shared-ui/drawing'),
  forms: () => import('@pitlane/shared-ui/forms'),
  notifications: () => import('@pitlane/shared-ui/notifications'),
  tables: () => import('@pitlane/shared-ui/tables'),
};
