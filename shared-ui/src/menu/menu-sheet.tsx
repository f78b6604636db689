import type { RefObject } from 'react';
import type { AriaMenuOptions } from 'react-aria/useMenu';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { MenuTriggerState } from 'react-stately/useMenuTriggerState';
import { styled } from 'styled-components';
import { popoverStyle, rowStyle } from '../field/popover-style.ts';
import { space, token } from '../theme/token.ts';
import type { MenuEntry } from './menu-entry.ts';

const Sheet = styled(Popover)`
  ${popoverStyle}
  min-inline-size: 12rem;
`;

const List = styled(Menu<MenuEntry>)`
  padding: ${space(1)};
  outline: 0;
  overflow: auto;
`;

const Row = styled(MenuItem)<{ $isDanger: boolean }>`
  ${rowStyle}
  color: ${({ $isDanger }) => token($isDanger ? 'danger' : 'text')};
`;

interface MenuSheetProps {
  items: readonly MenuEntry[];
  state: MenuTriggerState;
  trigger: RefObject<HTMLButtonElement | null>;
  /** From React Aria's `useMenuTrigger`. */
  menuProps: AriaMenuOptions<MenuEntry>;
}

/** The open menu. Loaded lazily by MenuButton. */
export function MenuSheet({ items, state, trigger, menuProps }: MenuSheetProps) {
  return (
    <Sheet
      trigger="MenuTrigger"
      triggerRef={trigger}
      isOpen={state.isOpen}
      onOpenChange={state.setOpen}
      aria-labelledby={menuProps['aria-labelledby']}
      placement="bottom end"
    >
      <List {...menuProps} items={items}>
        {({ id, label, icon: Icon, href, onAction, isDisabled, isDanger = false }) => (
          <Row
            id={id}
            textValue={label}
            href={href}
            onAction={onAction}
            isDisabled={isDisabled}
            $isDanger={isDanger}
          >
            {Icon && <Icon aria-hidden="true" />}
            {label}
          </Row>
        )}
      </List>
    </Sheet>
  );
}
