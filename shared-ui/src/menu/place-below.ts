/** Pixels between a button and its menu, and between the menu and the edge of the window. */
const gap = 8;

/** Puts a menu below its button, or above where there is more space, with their ends aligned, within its drawer. */
export function placeBelow(menu: HTMLElement, button: HTMLElement) {
  const { top, bottom, right } = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const edge = button.closest('dialog > section')?.getBoundingClientRect().left ?? 0;
  const isAbove = bottom + gap + height > clientHeight && top > clientHeight - bottom;
  const start = Math.min(Math.max(edge + gap, right - width), clientWidth - width - gap);
  menu.style.left = `${Math.max(0, start)}px`;
  menu.style.top = `${Math.max(gap, isAbove ? top - gap - height : bottom + gap)}px`;
}
