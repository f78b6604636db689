export { loadMenu, MenuButton, type MenuButtonProps } from '../menu/menu-button.tsx';
export type { MenuEntry } from '../menu/menu-entry.ts';
