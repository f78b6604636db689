import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { IconComponent } from '../icons/icon-component.ts';
import { space, token } from '../theme/token.ts';
import { type Tone, toneStyle } from './tone.ts';

const Badge = styled.span`
  ${toneStyle}
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  padding: ${space(0.5)} ${space(2)};
  border: ${token('hairline')} solid color-mix(in srgb, var(--tone) 45%, transparent);
  border-radius: ${token('radius')};
  background: var(--tone-soft);
  color: var(--tone);
  font-size: ${token('text-xs')};
  font-weight: ${token('weight-medium')};
  line-height: 1.5;
  white-space: nowrap;

  svg {
    flex: none;
    inline-size: 1.1em;
    block-size: 1.1em;
    stroke-width: 2.25;
  }
`;

const Dot = styled.span`
  flex: none;
  inline-size: 0.5em;
  block-size: 0.5em;
  background: currentColor;
  rotate: 45deg;
`;

export interface StatusBadgeProps {
  tone?: Tone;
  /** Replaces the default diamond. */
  icon?: IconComponent;
  children: ReactNode;
}

export function StatusBadge({ tone = 'neutral', icon: Icon, children }: StatusBadgeProps) {
  return (
    <Badge data-tone={tone}>
      {Icon ? <Icon aria-hidden="true" /> : <Dot aria-hidden="true" />}
      {children}
    </Badge>
  );
}
