import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as RacDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { keyframes, styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { backdropStyle } from '../dialog/overlay-style.ts';
import { notificationHeight } from '../theme/notification-height.ts';
import { space, token } from '../theme/token.ts';

const slideIn = keyframes`from { translate: var(--off-screen) 0; }`;
const slideOut = keyframes`to { translate: var(--off-screen) 0; }`;

const Backdrop = styled(ModalOverlay)`
  ${backdropStyle}
`;

const Panel = styled(Modal)<{ $side: 'start' | 'end' }>`
  --off-screen: ${({ $side }) => ($side === 'start' ? '-100%' : '100%')};
  position: absolute;
  inset-block: 0;
  ${({ $side }) => ($side === 'start' ? 'inset-inline-start: 0;' : 'inset-inline-end: 0;')}
  inline-size: min(22rem, calc(100vw - ${space(10)}));
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-overlay')};
  outline: 0;

  &[data-entering] {
    animation: ${slideIn} ${token('motion-slow')} ${token('easing')};
  }

  &[data-exiting] {
    animation: ${slideOut} ${token('motion-fast')} ${token('easing')};
  }
`;

const Inside = styled(RacDialog)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  outline: 0;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(5)};
  border-block-end: ${token('hairline')} solid ${token('line')};
`;

const Title = styled(Heading)`
  font-size: ${token('text-lg')};
`;

const Body = styled.div`
  flex: 1;
  overflow: auto;
  padding: ${space(4)} ${space(5)} calc(${space(4)} + ${notificationHeight});
`;

export interface DrawerProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  side?: 'start' | 'end';
}

/** A panel that slides in from the side, such as the menu on narrow screens. */
export function Drawer({ title, isOpen, onOpenChange, children, side = 'end' }: DrawerProps) {
  return (
    <Backdrop isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Panel $side={side}>
        <Inside>
          <Head>
            <Title slot="title">{title}</Title>
            <Button variant="quiet" icon={X} aria-label="Close" onPress={() => onOpenChange(false)} />
          </Head>
          <Body>{children}</Body>
        </Inside>
      </Panel>
    </Backdrop>
  );
}
