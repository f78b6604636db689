import { type ReactNode, useRef } from 'react';
import { useMenuTrigger } from 'react-aria/useMenu';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { Button, type ButtonProps } from '../button/button.tsx';
import { lazyLoad, useLazyOverlay } from '../lazy-load/use-lazy-load.ts';
import type { MenuEntry } from './menu-entry.ts';

/**
 * Loads the code of open menus, which a page can be shown without. Called when the page is idle, it lets the first menu
 * open immediately, and also after the network is lost.
 */
export const loadMenu = lazyLoad(async () => (await import('./menu-sheet.tsx')).MenuSheet);

export interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'isDisabled'> {
  /** The button's text and accessible name. With `isLabelHidden` only the name. */
  label: string;
  isLabelHidden?: boolean;
  items: readonly MenuEntry[];
  /** Drawn on the button instead of the label. */
  children?: ReactNode;
}

/** A button that opens a menu of actions and links. */
export function MenuButton({ label, isLabelHidden = false, items, children, ...button }: MenuButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const state = useMenuTriggerState({});
  const { menuTriggerProps, menuProps } = useMenuTrigger<MenuEntry>({ type: 'menu' }, state, trigger);
  const MenuSheet = useLazyOverlay(loadMenu, state.isOpen, state.close);

  const prefetch = () => void loadMenu().catch(() => undefined);
  return (
    <>
      <Button
        {...button}
        {...menuTriggerProps}
        ref={trigger}
        onHoverStart={prefetch}
        onFocus={prefetch}
        aria-label={isLabelHidden || children ? label : undefined}
      >
        {children ?? (isLabelHidden ? undefined : label)}
      </Button>
      {MenuSheet && <MenuSheet items={items} state={state} trigger={trigger} menuProps={menuProps} />}
    </>
  );
}
