import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { space, token } from '../theme/token.ts';

const sweep = keyframes`
  from { translate: -100% 0; }
  to { translate: 320% 0; }
`;

const Pinned = styled.div.attrs({ role: 'progressbar' })`
  position: fixed;
  inset: 0 0 auto;
  z-index: 150;
  block-size: 3px;
  overflow: hidden;
  background: ${token('line')};
`;

const Runner = styled.div`
  block-size: 100%;
  inline-size: 32%;
  background: ${token('accent')};
  animation: ${sweep} 1100ms ease-in-out infinite;
`;

/** A thin line at the top of the window while the next screen loads. */
export function NavigationProgress({
  isActive,
  label = 'Loading page',
}: {
  isActive: boolean;
  label?: string;
}) {
  if (!isActive) return null;
  return (
    <Pinned aria-label={label}>
      <Runner />
    </Pinned>
  );
}

const Gauge = styled.div`
  display: grid;
  gap: ${space(1.5)};
  font-size: ${token('text-sm')};
  font-variant-numeric: tabular-nums;

  label {
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
  }

  progress {
    appearance: none;
    inline-size: 100%;
    block-size: 0.5rem;
    overflow: hidden;
    border: 0;
    border-radius: ${token('radius')};
    background: ${token('line')};
  }

  ::-webkit-progress-bar {
    background: none;
  }

  ::-webkit-progress-value {
    background: ${token('accent')};
  }

  ::-moz-progress-bar {
    background: ${token('accent')};
  }
`;

export interface ProgressBarProps {
  label: string;
  value: number;
  maxValue?: number;
  /** The value as text, such as '3 of 5'; default: a percentage. */
  valueLabel?: string;
}

export function ProgressBar({ label, value, maxValue = 100, valueLabel }: ProgressBarProps) {
  const id = useId();
  const valueText = valueLabel ?? `${Math.round((value / maxValue) * 100)}%`;
  return (
    <Gauge>
      <label htmlFor={id}>
        {label}
        <span aria-hidden="true">{valueText}</span>
      </label>
      <progress id={id} value={value} max={maxValue} aria-valuetext={valueText} />
    </Gauge>
  );
}
