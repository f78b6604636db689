const attribute = 'data-live-region';

/** The newest of the open dialogs, which makes everything outside itself inert. */
const topDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

/**
 * Puts a live region where it is visible and read: in the open dialog, because everything outside is covered and inert,
 * else in the body.
 */
export function placeLiveRegion(region: HTMLElement) {
  region.setAttribute(attribute, '');
  const parent = topDialog() ?? document.body;
  if (region.parentElement !== parent) parent.append(region);
}

/** Moves the live regions of the page into or out of a dialog that has been opened or closed. */
export function placeLiveRegions() {
  for (const region of document.querySelectorAll<HTMLElement>(`[${attribute}]`)) placeLiveRegion(region);
}
