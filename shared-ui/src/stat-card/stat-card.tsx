import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { IconComponent } from '../icons/icon-component.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { type Tone, toneStyle } from '../status-badge/tone.ts';
import { staff } from '../theme/density.ts';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

const Box = styled.div`
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

  dt {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${space(3)};
    font-size: ${token('text-sm')};
    color: ${token('text-muted')};
  }

  dt > svg {
    flex: none;
    inline-size: 1.375rem;
    block-size: 1.375rem;
    stroke-width: 1.5;
    color: var(--tone);
  }

  dd + dd {
    font-size: ${token('text-xs')};
    color: ${token('text-muted')};
  }

  /* Keeps the lines that the detail will take. */
  dd.pending {
    visibility: hidden;
  }

  /* Part of a strip: the detail is beside the value. */
  ${staff} {
    grid-template-columns: max-content minmax(0, 1fr);
    align-items: baseline;
    /* The values are in a line, also where a label takes two. */
    align-content: space-between;
    gap: 0 ${space(2)};
    container-type: normal;
    padding: ${space(1)} ${space(3)};
    line-height: 1.3;
    border: 0;
    border-radius: 0;
    background: none;
    white-space: nowrap;
  }

  ${staff} dt {
    grid-column: 1 / -1;
    font-size: ${token('text-xs')};
    white-space: normal;
  }

  ${staff} dt > svg {
    display: none;
  }

  ${staff} dd + dd {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* Two in a line leave no room beside the value. */
  @media ${media.narrow} {
    ${staff} dd + dd {
      grid-column: 1 / -1;
      white-space: normal;
    }
  }
`;

const valueSize = 'clamp(1.25rem, 15cqi, 2.125rem)';

/**
 * Drawn like a dimension: the value above a line with end marks. A long value is set smaller, so that it does not wrap:
 * a digit is a little less than two thirds of the font size wide.
 */
const Value = styled.dd`
  display: grid;
  align-content: end;
  /* A small value takes the same height as others, so that the layout does not shift when it loads. */
  min-block-size: calc(1.2 * ${valueSize} + ${space(2)});
  padding-block-end: ${space(2)};
  font-size: min(${valueSize}, calc(155cqi / var(--length)));
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.2;
  white-space: nowrap;
  background:
    linear-gradient(${token('line-strong')}, ${token('line-strong')}) left bottom 4px / 100% 1px no-repeat,
    linear-gradient(${token('accent')}, ${token('accent')}) left bottom / 1.5px 9px no-repeat,
    linear-gradient(${token('accent')}, ${token('accent')}) right bottom / 1.5px 9px no-repeat;

  ${staff} {
    display: block;
    min-block-size: 0;
    padding: 0;
    background: none;
    font-size: ${token('text-md')};
    letter-spacing: 0;
    line-height: 1.3;
  }
`;

/** The number of characters; elements count as short. */
const lengthOf = (value: ReactNode) =>
  typeof value === 'string' || typeof value === 'number' ? Math.max(String(value).length, 1) : 1;

export interface StatCardProps {
  label: string;
  /** Undefined while the grid is pending. */
  value: ReactNode;
  /** Not shown while the value is undefined. */
  detail?: ReactNode;
  icon?: IconComponent;
  tone?: Tone;
}

/** One figure, such as of a dashboard. Use it inside a StatGrid. */
export function StatCard({ label, value, detail, icon: Icon, tone = 'neutral' }: StatCardProps) {
  return (
    <Box data-tone={tone}>
      <dt>
        {label}
        {Icon && <Icon aria-hidden="true" />}
      </dt>
      <Value style={{ '--length': lengthOf(value) }}>{value ?? '…'}</Value>
      {detail && <dd className={value === undefined ? 'pending' : undefined}>{detail}</dd>}
    </Box>
  );
}

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: ${space(3)};

  ${staff} {
    grid-template-columns: none;
    /* Equal, so that none moves when the values are there. */
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 0;
    overflow: hidden;
    border: ${token('hairline')} solid ${token('line')};
    border-radius: ${token('radius')};
    background: ${token('surface-raised')};
  }

  ${staff} > * {
    /* Drawn between the figures, also where they wrap. */
    margin: 0 0 -1px -1px;
    border: solid ${token('line')};
    border-width: 0 0 1px 1px;
  }

  @media ${media.narrow} {
    ${staff} {
      grid-auto-flow: row;
      grid-template-columns: 1fr 1fr;
    }
  }
`;

export interface StatGridProps {
  children: ReactNode;
  'aria-label'?: string;
  /** The values are loading: their space is reserved, so that the layout does not shift. */
  isPending?: boolean;
  /** Announced while pending, unless something else on the screen announces the loading. */
  loadingLabel?: string;
}

/** StatCards as a description list. */
export function StatGrid({ children, 'aria-label': label, isPending = false, loadingLabel }: StatGridProps) {
  if (!isPending) return <Numbers aria-label={label}>{children}</Numbers>;
  return (
    <>
      {loadingLabel && <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>}
      <Numbers aria-hidden="true">{children}</Numbers>
    </>
  );
}
