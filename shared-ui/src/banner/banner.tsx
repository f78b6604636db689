import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { toneStyle } from '../status-badge/tone.ts';
import { space, token } from '../theme/token.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export type BannerTone = keyof typeof icons;

const Box = styled.div<{ $tone: BannerTone }>`
  ${toneStyle}
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: ${token('hairline')} solid color-mix(in srgb, var(--tone) 40%, transparent);
  border-radius: ${token('radius')};
  background: var(--tone-soft);
  box-shadow: inset 4px 0 0 var(--tone);

  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block-start: 0.125rem;
    color: var(--tone);
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

const Title = styled.p`
  font-weight: ${token('weight-bold')};
`;

const Close = styled.div`
  margin: -0.625rem -0.75rem -0.625rem 0;
`;

export interface BannerProps {
  tone?: BannerTone;
  title?: string;
  children?: ReactNode;
  /** Buttons or links that belong to the message. */
  action?: ReactNode;
  /** Adds a 'Dismiss' button. */
  onDismiss?: () => void;
}

/** A message in the page, near what it is about. Danger is announced at once, the others politely. */
export function Banner({ tone = 'info', title, children, action, onDismiss }: BannerProps) {
  const Icon = icons[tone];
  return (
    <Box $tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      <Words>
        {title && <Title>{title}</Title>}
        {children}
        {action}
      </Words>
      {onDismiss && (
        <Close>
          <Button variant="quiet" icon={X} aria-label="Dismiss" onPress={onDismiss} />
        </Close>
      )}
    </Box>
  );
}
