import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { Button, type ButtonProps } from '../button/button.tsx';
import { popoverStyle, rowStyle } from '../field/popover-style.ts';
import type { IconComponent } from '../icons/icon-component.ts';
import { space, token } from '../theme/token.ts';

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

export type MenuEntry = {
  id: string;
  label: string;
  icon?: IconComponent;
  /** Leads to a screen; otherwise `onAction` is called. */
  href?: string;
  onAction?: () => void;
  isDisabled?: boolean;
  isDanger?: boolean;
};

export type MenuButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'isDisabled'> & {
  /** Words on the button, and its name. With `isLabelHidden` only its name. */
  label: string;
  isLabelHidden?: boolean;
  items: readonly MenuEntry[];
  /** Drawn on the button instead of the label. */
  children?: ReactNode;
};

/** A button that opens a short list of actions or places. */
export function MenuButton({ label, isLabelHidden = false, items, children, ...button }: MenuButtonProps) {
  return (
    <MenuTrigger>
      <Button {...button} aria-label={isLabelHidden || children ? label : undefined}>
        {children ?? (isLabelHidden ? undefined : label)}
      </Button>
      <Sheet placement="bottom end">
        <List items={items}>
          {({ id, label: words, icon: Icon, href, onAction, isDisabled, isDanger = false }) => (
            <Row
              id={id}
              textValue={words}
              href={href}
              onAction={onAction}
              isDisabled={isDisabled}
              $isDanger={isDanger}
            >
              {Icon && <Icon aria-hidden="true" />}
              {words}
            </Row>
          )}
        </List>
      </Sheet>
    </MenuTrigger>
  );
}
