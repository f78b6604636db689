import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { toneStyle } from '../status-badge/tone.ts';
import { staff } from '../theme/density.ts';
import { space, token } from '../theme/token.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export type BannerTone = keyof typeof icons;

const Box = styled.div`
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

  ${staff} {
    padding-block: ${space(1.5)};
    font-size: ${token('text-sm')};
  }
`;

const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

const Title = styled.p`
  font-weight: ${token('weight-bold')};

  ${staff} {
    display: inline;
    margin-inline-end: ${space(2)};
  }
`;

const Close = styled.div`
  margin: -0.625rem -0.75rem -0.625rem 0;
`;

export interface BannerProps {
  tone?: BannerTone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Adds a 'Dismiss' button. */
  onDismiss?: () => void;
}

/** A message in the page. Danger is announced immediately (`alert`), the other tones politely (`status`). */
export function Banner({ tone = 'info', title, children, action, onDismiss }: BannerProps) {
  const Icon = icons[tone];
  return (
    <Box data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      <Body>
        {title && <Title>{title}</Title>}
        {children}
        {action}
      </Body>
      {onDismiss && (
        <Close>
          <Button variant="quiet" icon={X} aria-label="Dismiss" onPress={onDismiss} />
        </Close>
      )}
    </Box>
  );
}
