import { type ReactNode, useRef } from 'react';
import { useMenuTrigger } from 'react-aria/useMenu';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { Button, type ButtonProps } from '../button/button.tsx';
import { once, useFetchedToOpen } from '../fetched/use-fetched.ts';
import type { MenuEntry } from './menu-entry.ts';

/**
 * Fetches what a menu opens, which is more code than a page needs to be shown. Called ahead, when the page is at rest,
 * the first menu opens at once, and also where the network is gone by then.
 */
export const fetchMenu = once(async () => (await import('./menu-sheet.tsx')).MenuSheet);

export interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'isDisabled'> {
  /** Words on the button, and its name. With `isLabelHidden` only its name. */
  label: string;
  isLabelHidden?: boolean;
  items: readonly MenuEntry[];
  /** Drawn on the button instead of the label. */
  children?: ReactNode;
}

/** A button that opens a short list of actions or places. */
export function MenuButton({ label, isLabelHidden = false, items, children, ...button }: MenuButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const state = useMenuTriggerState({});
  const { menuTriggerProps, menuProps } = useMenuTrigger<MenuEntry>({ type: 'menu' }, state, trigger);
  // A menu that cannot be had stays closed, and is asked for again the next time.
  const MenuSheet = useFetchedToOpen(fetchMenu, state.isOpen, state.close);

  const ahead = () => void fetchMenu().catch(() => undefined);
  return (
    <>
      <Button
        {...button}
        {...menuTriggerProps}
        ref={trigger}
        onHoverStart={ahead}
        onFocus={ahead}
        aria-label={isLabelHidden || children ? label : undefined}
      >
        {children ?? (isLabelHidden ? undefined : label)}
      </Button>
      {MenuSheet && <MenuSheet items={items} state={state} trigger={trigger} menuProps={menuProps} />}
    </>
  );
}
