/** Pixels between a button and its menu, and between the menu and the edge of the window. */
const gap = 8;

/**
 * Puts a menu below its button, or above where it does not fit below and there is more space, with their ends aligned, within
 * its drawer. It is at most as high as that space.
 */
export function placeBelow(menu: HTMLElement, button: HTMLElement) {
  const { top, bottom, right } = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const edge = button.closest('dialog > section')?.getBoundingClientRect().left ?? 0;
  const [above, below] = [top - 2 * gap, clientHeight - bottom - 2 * gap];
  const isAbove = height > below && above > below;
  const start = Math.min(Math.max(edge + gap, right - width), clientWidth - width - gap);
  // Its entries may become fewer and shorter while it is open.
  menu.style.minInlineSize = `${width}px`;
  menu.style.left = `${Math.max(0, start)}px`;
  menu.style.maxBlockSize = `${isAbove ? above : below}px`;
  // What is above stays at its button when it becomes smaller.
  menu.style.top = isAbove ? 'auto' : `${bottom + gap}px`;
  menu.style.bottom = isAbove ? `${clientHeight - top + gap}px` : 'auto';
}
