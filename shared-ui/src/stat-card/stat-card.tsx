import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { IconComponent } from '../icons/icon-component.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { type Tone, toneStyle } from '../status-badge/tone.ts';
import { space, token } from '../theme/token.ts';

const Box = styled.div<{ $tone: Tone }>`
  ${toneStyle}
  display: grid;
  align-content: start;
  gap: ${space(1)};
  container-type: inline-size;
  padding: ${space(4)};
  background: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
  min-inline-size: 0;
`;

const Label = styled.dt`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(3)};
  font-size: ${token('text-sm')};
  color: ${token('text-muted')};

  svg {
    flex: none;
    inline-size: 1.375rem;
    block-size: 1.375rem;
    stroke-width: 1.5;
    color: var(--tone);
  }
`;

const valueSize = 'clamp(1.25rem, 15cqi, 2.125rem)';

/**
 * Drawn like a dimension: a line with an end mark on each side, the measure above it. A long one is set smaller, so
 * that it stays on its line; a digit is not quite two thirds of its size wide.
 */
const Value = styled.dd<{ $letters: number }>`
  display: grid;
  align-content: end;
  /* A figure that must be small to fit takes no less room than others, so that nothing moves when it comes. */
  min-block-size: calc(1.2 * ${valueSize} + ${space(2)});
  padding-block-end: ${space(2)};
  font-size: min(${valueSize}, calc(155cqi / ${({ $letters }) => $letters}));
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.2;
  white-space: nowrap;
  background:
    linear-gradient(${token('line-strong')}, ${token('line-strong')}) left bottom 4px / 100% 1px no-repeat,
    linear-gradient(${token('accent')}, ${token('accent')}) left bottom / 1.5px 9px no-repeat,
    linear-gradient(${token('accent')}, ${token('accent')}) right bottom / 1.5px 9px no-repeat;
`;

/** How long the value is; anything but a text or a number counts as short. */
const lettersOf = (value: ReactNode) =>
  typeof value === 'string' || typeof value === 'number' ? Math.max(String(value).length, 1) : 1;

const Detail = styled.dd`
  font-size: ${token('text-xs')};
  color: ${token('text-muted')};
`;

export interface StatCardProps {
  label: string;
  /** Absent until it is known, in a grid that is pending. */
  value: ReactNode;
  /** What the number means or how it came about. */
  detail?: ReactNode;
  icon?: IconComponent;
  tone?: Tone;
}

/** One number that a person keeps an eye on. Stands inside a StatGrid. */
export function StatCard({ label, value, detail, icon: Icon, tone = 'neutral' }: StatCardProps) {
  return (
    <Box $tone={tone}>
      <Label>
        {label}
        {Icon && <Icon aria-hidden="true" />}
      </Label>
      <Value $letters={lettersOf(value)}>{value ?? '…'}</Value>
      {detail && <Detail>{detail}</Detail>}
    </Box>
  );
}

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: ${space(3)};
`;

export interface StatGridProps {
  children: ReactNode;
  'aria-label'?: string;
  /** Its values are on their way: it takes the room that they will need, so that nothing moves when they come. */
  isPending?: boolean;
  /** Says meanwhile what is being loaded, where nothing else on the screen does. */
  loadingLabel?: string;
}

/** A line of StatCards, read as a list of names and values. */
export function StatGrid({ children, 'aria-label': label, isPending = false, loadingLabel }: StatGridProps) {
  if (!isPending) return <Numbers aria-label={label}>{children}</Numbers>;
  return (
    <>
      {loadingLabel && <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>}
      <Numbers aria-hidden="true">{children}</Numbers>
    </>
  );
}
