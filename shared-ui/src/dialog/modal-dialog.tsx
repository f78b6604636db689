import { type ComponentProps, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { css, keyframes, styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { token } from '../theme/token.ts';
import { placeLiveRegions } from '../top-layer/top-layer.ts';

const appear = keyframes`from { opacity: 0; }`;

/** A dialog as large as the window, without a look of its own; its child is the sheet that people see. */
const Window = styled.dialog`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  padding: 0;
  border: 0;
  outline: 0;
  overflow: hidden;
  overscroll-behavior: contain;
  background: none;
  color: ${token('text')};

  &::backdrop {
    background: ${token('scrim')};
  }

  @media not ${media.reducedMotion} {
    &::backdrop {
      animation: ${appear} ${token('motion-slow')} ${token('easing')};
    }
  }
`;

/** The parts of a sheet: header with title and close button, content that scrolls, footer with actions. */
export const sheetStyle = css`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  background-color: ${token('surface-raised')};
  box-shadow: ${token('shadow-overlay')};

  & > header {
    display: flex;
    justify-content: space-between;
  }

  & > div {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
  }
`;

export interface ModalDialogProps
  extends Pick<ComponentProps<'dialog'>, 'role' | 'aria-labelledby' | 'className'> {
  isOpen: boolean;
  /** Whether Escape and a press outside close it. */
  isDismissable: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The browser's modal dialog: the page behind is inert, and the focus returns when it closes. */
export function ModalDialog({ isOpen, ...rest }: ModalDialogProps) {
  // In the body, so that a form in the dialog is not inside a form of the page.
  return isOpen && createPortal(<OpenDialog {...rest} />, document.body);
}

/**
 * Keeps the page behind a modal dialog from scrolling, or lets it scroll again. After the next paint: it lays the page out
 * anew, for which the dialog does not wait.
 */
const lockPage = () =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      const isLocked = document.querySelector('dialog[open]') !== null;
      document.documentElement.toggleAttribute('data-locked', isLocked);
    }),
  );

/** Shows the dialog that it is in, before what follows it there takes the focus by `autoFocus`. */
function ShowParent() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const dialog = mark.current?.closest('dialog');
    dialog?.showModal();
    placeLiveRegions();
    lockPage();
    return () => {
      dialog?.close();
      placeLiveRegions();
      lockPage();
    };
  }, []);
  return <span ref={mark} hidden />;
}

function OpenDialog({ isDismissable, onClose, children, ...rest }: Omit<ModalDialogProps, 'isOpen'>) {
  const wasPressedOutside = useRef(false);

  const isOutside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  return (
    <Window
      {...rest}
      // Without this, the second Escape in a row closes it, whatever the cancel event's handler does.
      closedby={isDismissable ? 'closerequest' : 'none'}
      onCancel={(event) => {
        // The cancel event of a file input inside bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (isDismissable) onClose();
      }}
      onPointerDown={(event) => {
        wasPressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        // Not when the mouse button was pressed inside, to select text.
        if (isDismissable && wasPressedOutside.current && isOutside(event)) onClose();
      }}
    >
      <ShowParent />
      {children}
    </Window>
  );
}
