import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { popoverStyle, rowStyle } from '../field/popover-style.ts';
import { PortalLink } from '../link/portal-link.tsx';
import { space, token } from '../theme/token.ts';
import type { MenuEntry } from './menu-entry.ts';
import { placeBelow } from './place-below.ts';

const Sheet = styled.div`
  ${popoverStyle}
  position: fixed;
  inset: auto;
  min-inline-size: 12rem;
  max-inline-size: calc(100vw - ${space(4)});
  max-block-size: calc(100dvh - ${space(4)});
  padding: ${space(1)};
  overflow: auto;

  [role='menuitem'] {
    ${rowStyle}
    inline-size: 100%;
    background: none;
    border: 0;
    text-align: start;
  }

  [role='menuitem'][aria-current='page'] {
    box-shadow: inset 3px 0 0 ${token('accent')};
    font-weight: ${token('weight-medium')};
  }

  [role='menuitem'][data-danger] {
    color: ${token('danger')};
  }
`;

/** How many entries each key moves the focus; the ends are infinitely far. */
const moves: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface MenuListProps {
  id: string;
  labelId: string;
  items: readonly MenuEntry[];
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The open menu: a popover, which the browser closes on Escape and on a press outside. */
export function MenuList({ id, labelId, items, trigger, onClose }: MenuListProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const entries = () => [
    ...(sheet.current?.querySelectorAll<HTMLElement>('[role=menuitem]:enabled, a') ?? []),
  ];

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the menu opens and closes
  useLayoutEffect(() => {
    const { current: element } = sheet;
    const { current: button } = trigger;
    if (!element || !button) return;
    // A browser without popovers shows the menu above the page by its position alone.
    element.showPopover?.();
    placeBelow(element, button);
    entries()[0]?.focus();
    return () => {
      if (element.contains(document.activeElement)) button.focus();
      element.hidePopover?.();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    // Tab goes on from the button, to which the focus returns.
    if (event.key === 'Tab') onClose();
    if (move === undefined) return;
    event.preventDefault();
    const all = entries();
    const index = all.indexOf(document.activeElement as HTMLElement) + move;
    const next = Number.isFinite(move) ? (index + all.length) % all.length : move < 0 ? 0 : all.length - 1;
    // WebKit shows no focus that a script moves in a menu that the mouse opened.
    all[next]?.focus({ focusVisible: true });
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A press on the trigger moves the focus there, and closes the menu by itself.
    if (!relatedTarget || relatedTarget === trigger.current) return;
    if (!sheet.current?.contains(relatedTarget)) onClose();
  };
  return (
    <Sheet
      ref={sheet}
      id={id}
      popover="auto"
      role="menu"
      aria-labelledby={labelId}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {items.map(({ id: key, label, icon: Icon, href, isCurrent, onAction, isDisabled, isDanger }) => {
        const content = (
          <>
            {Icon && <Icon aria-hidden="true" />}
            {label}
          </>
        );
        const act = () => {
          onClose();
          onAction?.();
        };
        const props = { role: 'menuitem', tabIndex: -1, 'data-danger': isDanger || undefined, onClick: act };
        return href ? (
          <PortalLink key={key} {...props} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {content}
          </PortalLink>
        ) : (
          <button key={key} {...props} type="button" disabled={isDisabled}>
            {content}
          </button>
        );
      })}
    </Sheet>
  );
}
