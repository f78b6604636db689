/** Where the session is kept: for this tab, or for this device. */
export const sessionArea = () => (sessionStorage.getItem('pitlane.session') ? sessionStorage : localStorage);

export const read = (area, key) => JSON.parse(area.getItem(key));

/** The user of the stored session, and what the last visit remembered of the remotes. */
export const recall = () => ({
  account: sessionArea().getItem('pitlane.session') && read(sessionArea(), 'pitlane.account'),
  memory: read(localStorage, 'pitlane.frame'),
});

/** The rows of tables on staff screens, as `useStaffDensity` reads them. */
export const density = () =>
  localStorage.getItem('pitlane-density') === 'comfortable' ? 'comfortable' : 'dense';

/** Whether the rail of managers shows icons only. */
export const isFolded = () => localStorage.getItem('pitlane-rail') === 'folded';
