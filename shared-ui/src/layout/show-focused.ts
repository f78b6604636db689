/** In a row that scrolls sideways, browsers leave a control that has the focus half hidden. */
export function showFocused({ currentTarget, target }: Pick<Event, 'currentTarget' | 'target'>): void {
  if (!(currentTarget instanceof Element && target instanceof Element)) return;
  if (currentTarget.scrollWidth <= currentTarget.clientWidth) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
