import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { ModalDialog, sheetStyle } from '../dialog/modal-dialog.tsx';
import { notificationHeight } from '../theme/notification-height.ts';
import { space, token } from '../theme/token.ts';

const slideIn = keyframes`from { translate: var(--off-screen) 0; }`;

const Base = styled(ModalDialog)`
  --off-screen: 100%;

  &[data-side='start'] {
    --off-screen: -100%;
    --margin-start: 0;
  }

  & > section {
    ${sheetStyle}
    block-size: 100%;
    inline-size: min(22rem, calc(100vw - ${space(10)}));
    margin-inline-start: var(--margin-start, auto);
    animation: ${slideIn} ${token('motion-slow')} ${token('easing')};

    & > header {
      align-items: center;
      padding: ${space(3)} ${space(3)} ${space(3)} ${space(5)};
      border-block-end: ${token('hairline')} solid ${token('line')};
    }

    h2 {
      font-size: ${token('text-lg')};
    }

    & > div {
      padding: ${space(4)} ${space(5)} calc(${space(4)} + ${notificationHeight});
    }
  }
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
  const titleId = useId();
  const close = () => onOpenChange(false);
  return (
    <Base isOpen={isOpen} isDismissable onClose={close} aria-labelledby={titleId} data-side={side}>
      <section>
        <header>
          <h2 id={titleId}>{title}</h2>
          <Button variant="quiet" icon={X} aria-label="Close" onPress={close} />
        </header>
        <div>{children}</div>
      </section>
    </Base>
  );
}
