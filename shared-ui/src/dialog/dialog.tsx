import { X } from 'lucide-react';
import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { cornerMarks } from '../card/corner-marks.ts';
import { media } from '../theme/media.ts';
import { notificationHeight } from '../theme/notification-height.ts';
import { space, token } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';
import type { DialogProps, DialogSize } from './dialog-props.ts';
import { ModalDialog, sheetStyle } from './modal-dialog.tsx';

const widths: Record<DialogSize, string> = {
  small: '--width: 28rem;',
  medium: '--width: 38rem;',
  large: '--width: 54rem;',
};

/** A text box or select in the third part of a form or of a stack in it. */
const thirdField = "form :nth-child(3) :is(input:not([type='radio'], [type='checkbox']), select, textarea)";

const appear = keyframes`from { opacity: 0; }`;

const Base = styled(ModalDialog)`
  ${variants('size', widths)}
  /* Equal margins above and below, so that the dialog does not move when a notification appears. */
  --margin: max(${space(5)}, ${notificationHeight});
  display: grid;
  /* Without the 0, the intrinsic width of a text box inside would make the dialog wider than a narrow screen. */
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  justify-items: center;
  padding-block-end: ${notificationHeight};

  @media ${media.phone} {
    &:has(${thirdField}) {
      padding: 0;
    }
  }

  @media ${media.medium} {
    align-items: center;
    padding: var(--margin) ${space(5)};
  }

  & > section {
    ${cornerMarks}
    ${sheetStyle}
    inline-size: 100%;
    max-inline-size: var(--width);
    max-block-size: calc(100dvh - ${space(4)} - ${notificationHeight});
    border: ${token('hairline')} solid ${token('line-strong')};
    border-radius: ${token('radius-large')} ${token('radius-large')} 0 0;
    animation: ${appear} ${token('motion-slow')} ${token('easing')};

    @media ${media.medium} {
      max-block-size: calc(100dvh - 2 * var(--margin));
      border-radius: ${token('radius-large')};
    }

    /* A form of more than two fields takes the whole of a phone. */
    @media ${media.phone} {
      &:has(${thirdField}) {
        max-block-size: none;
        block-size: 100dvh;
        border: 0;
        border-radius: 0;

        & > div {
          display: flex;
          flex-direction: column;
          padding-block-end: 0;
        }

        form {
          flex: 1 0 auto;
        }

        /* Its buttons stay where a thumb reaches them. */
        form > :last-child {
          position: sticky;
          /* Without the header, which the dialog covers. */
          inset-block-end: min(0px, calc((20vh - 5.5rem) * 1000));
          z-index: 1;
          align-self: stretch;
          margin: auto calc(-1 * ${space(5)}) 0;
          padding: ${space(3)} ${space(5)} max(${space(3)}, env(safe-area-inset-bottom));
          border-block-start: ${token('hairline')} solid ${token('line')};
          background: ${token('surface-raised')};
        }
      }
    }

    & > header {
      align-items: flex-start;
      gap: ${space(4)};
      padding: ${space(5)} ${space(5)} ${space(3)};
      font-size: ${token('text-xl')};

      & > h2 {
        font-size: inherit;
      }

      & > button {
        margin: -0.5rem -0.5rem -0.5rem 0;
      }
    }

    & > div {
      padding: ${space(1)} ${space(5)} ${space(5)};
    }

    & > footer {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: ${space(3)};
      padding: ${space(4)} ${space(5)};
      border-block-start: ${token('hairline')} solid ${token('line')};
    }
  }
`;

/** A modal dialog: it keeps the focus until it is closed. */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  isDismissable = true,
  children,
  actions,
  size = 'medium',
  role = 'dialog',
}: DialogProps) {
  const titleId = useId();
  const close = () => onOpenChange(false);
  return (
    <Base
      isOpen={isOpen}
      isDismissable={isDismissable}
      onClose={close}
      role={role}
      aria-labelledby={titleId}
      data-size={size}
    >
      <section>
        <header>
          <h2 id={titleId}>{title}</h2>
          {isDismissable && role === 'dialog' && (
            <Button variant="quiet" icon={X} aria-label="Close" onPress={close} />
          )}
        </header>
        <div>{children}</div>
        {actions && <footer>{actions}</footer>}
      </section>
    </Base>
  );
}
