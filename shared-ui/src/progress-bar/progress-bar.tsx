import { ProgressBar as RacProgressBar } from 'react-aria-components/ProgressBar';
import { keyframes, styled } from 'styled-components';
import { space, token } from '../theme/token.ts';

const sweep = keyframes`
  from { translate: -100% 0; }
  to { translate: 320% 0; }
`;

const Pinned = styled(RacProgressBar)`
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
    <Pinned isIndeterminate aria-label={label}>
      <Runner />
    </Pinned>
  );
}

const Gauge = styled(RacProgressBar)`
  display: grid;
  gap: ${space(1.5)};
  font-size: ${token('text-sm')};
  font-variant-numeric: tabular-nums;
`;

const Track = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 0.5rem;
  border-radius: ${token('radius')};
  background: ${token('line')};
  fill: ${token('accent')};
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
`;

export interface ProgressBarProps {
  label: string;
  value: number;
  maxValue?: number;
  /** The value as text, such as '3 of 5'; default: a percentage. */
  valueLabel?: string;
}

export function ProgressBar({ label, value, maxValue = 100, valueLabel }: ProgressBarProps) {
  return (
    <Gauge aria-label={label} value={value} maxValue={maxValue} valueLabel={valueLabel}>
      {({ percentage = 0, valueText }) => (
        <>
          <Head>
            <span>{label}</span>
            <span>{valueText}</span>
          </Head>
          <Track viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={percentage} height="8" />
          </Track>
        </>
      )}
    </Gauge>
  );
}
