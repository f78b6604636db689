import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { popoverStyle } from '../field/popover-style.ts';
import { placeBelow } from '../menu/place-below.ts';
import { space } from '../theme/token.ts';

const Sheet = styled.div`
  ${popoverStyle}
  position: fixed;
  inset: auto;
  inline-size: min(26rem, calc(100vw - ${space(4)}));
  max-block-size: calc(100dvh - 5rem);
  padding: 0;
`;

export interface PopoverProps {
  /** For `popoverTarget` and `aria-controls` of the button. */
  id: string;
  /** The accessible name. */
  label: string;
  /** The button that opens and closes it, below which it is placed and to which the focus returns. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** After Escape, a press outside, or when the focus moves on. */
  onClose: () => void;
  children: ReactNode;
}

/** An open sheet beside a button, for content that is no menu. Rendered only while it is open. */
export function Popover({ id, label, trigger, onClose, children }: PopoverProps) {
  const sheet = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens and closes
  useLayoutEffect(() => {
    const { current: element } = sheet;
    const { current: button } = trigger;
    if (!element || !button) return;
    // A browser without popovers shows it above the page by its position alone.
    element.showPopover?.();
    element.focus({ preventScroll: true });
    placeBelow(element, button);
    return () => {
      if (element.contains(document.activeElement)) button.focus();
      element.hidePopover?.();
    };
  }, []);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A press on the trigger moves the focus there, and closes it by itself.
    if (!relatedTarget || relatedTarget === trigger.current) return;
    if (!sheet.current?.contains(relatedTarget)) onClose();
  };
  return (
    <Sheet
      ref={sheet}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onBlur={onBlur}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {children}
    </Sheet>
  );
}
