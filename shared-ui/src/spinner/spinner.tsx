import { keyframes, styled } from 'styled-components';
import { token } from '../theme/token.ts';

const turn = keyframes`to { rotate: 360deg; }`;

const Ring = styled.svg`
  inline-size: var(--size);
  block-size: var(--size);
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.5;
  animation: ${turn} 900ms linear infinite;

  circle {
    opacity: 0.25;
  }
`;

const Shell = styled.span`
  display: inline-flex;
  color: ${token('accent-text')};
`;

export interface SpinnerProps {
  /** Announced but not visible. */
  label: string;
  size?: 'small' | 'large';
}

/** The ring without a label, for use beside text. */
export function SpinnerRing({ size = '1.25em' }: { size?: string }) {
  return (
    <Ring viewBox="0 0 24 24" aria-hidden="true" style={{ '--size': size }}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" strokeLinecap="square" />
    </Ring>
  );
}

/** Indeterminate progress. */
export function Spinner({ label, size = 'small' }: SpinnerProps) {
  return (
    <Shell role="progressbar" aria-label={label}>
      <SpinnerRing size={size === 'large' ? '2.5rem' : '1.25rem'} />
    </Shell>
  );
}
