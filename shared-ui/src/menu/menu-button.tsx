import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { MenuList } from './menu-list.tsx';

export interface MenuButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'isDisabled' | 'isPending' | 'pendingLabel'> {
  /** The button's text and accessible name. With `isLabelHidden` only the name. */
  label: string;
  isLabelHidden?: boolean;
  /** While there are none, such as until they are loaded, a press opens nothing yet. */
  items: readonly MenuEntry[];
  /** Of a menu that can be long: beyond ten entries, a field with this label, such as 'Name', keeps those that have the text. */
  filterLabel?: string;
  /** Called before it opens, such as to load the items. */
  onOpen?: () => void;
  /** Drawn on the button instead of the label. */
  children?: ReactNode;
}

/** A button that opens a menu of actions and links. */
export function MenuButton({
  label,
  isLabelHidden = false,
  items,
  filterLabel,
  onOpen,
  children,
  ...button
}: MenuButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isAsked, setOpen] = useState(false);
  const filter = items.length > 10 ? filterLabel : undefined;
  const isOpen = isAsked && items.length > 0;
  const id = useId();
  const open = () => {
    onOpen?.();
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <Button
        {...button}
        ref={trigger}
        id={`${id}-trigger`}
        aria-haspopup={filter ? 'dialog' : 'menu'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        // A press on the button is no press outside the menu, which would close it before this opens it again.
        popoverTarget={id}
        // The state opens and closes it, not the browser a second time.
        onClickCapture={(event) => event.preventDefault()}
        onPress={() => (isOpen ? setOpen(false) : open())}
        onKeyDown={onKeyDown}
        aria-label={isLabelHidden || children ? label : undefined}
      >
        {children ?? (isLabelHidden ? undefined : label)}
      </Button>
      {isOpen && (
        <MenuList
          id={id}
          labelId={`${id}-trigger`}
          items={items}
          filterLabel={filter}
          trigger={trigger}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
