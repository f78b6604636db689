import { X } from 'lucide-react';
import { Dialog as RacDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { cornerMarks } from '../card/corner-marks.ts';
import { media } from '../theme/media.ts';
import { notificationHeight } from '../theme/notification-height.ts';
import { space, token } from '../theme/token.ts';
import type { DialogProps, DialogSize } from './dialog-props.ts';
import { backdropStyle } from './overlay-style.ts';

const widths: Record<DialogSize, string> = { small: '28rem', medium: '38rem', large: '54rem' };

const Backdrop = styled(ModalOverlay)`
  ${backdropStyle}
  /* Equal margins above and below, so that the dialog does not move when a notification appears. */
  --dialog-margin: max(${space(5)}, ${notificationHeight});
  display: grid;
  /* Without the 0, the intrinsic width of a text box inside would make the dialog wider than a narrow screen. */
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  justify-items: center;
  block-size: var(--visual-viewport-height);
  padding-block-end: ${notificationHeight};

  @media ${media.medium} {
    align-items: center;
    padding: var(--dialog-margin) ${space(5)};
  }
`;

const Frame = styled(Modal)<{ $size: DialogSize }>`
  inline-size: 100%;
  max-inline-size: ${({ $size }) => widths[$size]};
  max-block-size: calc(var(--visual-viewport-height) - ${space(4)} - ${notificationHeight});
  display: flex;
  outline: 0;

  @media ${media.medium} {
    max-block-size: calc(var(--visual-viewport-height) - 2 * var(--dialog-margin));
  }
`;

const Sheet = styled(RacDialog)`
  ${cornerMarks}
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
  min-inline-size: 0;
  background-color: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line-strong')};
  border-radius: ${token('radius-large')} ${token('radius-large')} 0 0;
  box-shadow: ${token('shadow-overlay')};
  outline: 0;

  @media ${media.medium} {
    border-radius: ${token('radius-large')};
  }
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(5)} ${space(5)} ${space(3)};
`;

const Title = styled(Heading)`
  font-size: ${token('text-xl')};
`;

const Close = styled.div`
  margin: -0.5rem -0.5rem -0.5rem 0;
`;

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  padding: ${space(1)} ${space(5)} ${space(5)};
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
  padding: ${space(4)} ${space(5)};
  border-block-start: ${token('hairline')} solid ${token('line')};
`;

/** The open dialog. Loaded lazily by Dialog. */
export function DialogSheet({
  title,
  isOpen,
  onOpenChange,
  isDismissable = true,
  children,
  actions,
  size = 'medium',
  role = 'dialog',
}: DialogProps) {
  return (
    <Backdrop
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Frame $size={size}>
        <Sheet role={role}>
          <Head>
            <Title slot="title">{title}</Title>
            {isDismissable && role === 'dialog' && (
              <Close>
                <Button variant="quiet" icon={X} aria-label="Close" onPress={() => onOpenChange(false)} />
              </Close>
            )}
          </Head>
          <Body>{children}</Body>
          {actions && <Foot>{actions}</Foot>}
        </Sheet>
      </Frame>
    </Backdrop>
  );
}
