import {
  type EstimateLine,
  type LineState,
  lineStateLabels,
  lineStateOf,
} from '@pitlane/shared-data/estimates';
import { StatusBadge, type Tone } from '@pitlane/shared-ui/core';

const tones: Record<LineState, Tone> = {
  to_price: 'warning',
  to_send: 'neutral',
  waiting: 'info',
  approved: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
};

export function StateOfLine({ line }: { line: EstimateLine }) {
  const state = lineStateOf(line);
  return <StatusBadge tone={tones[state]}>{lineStateLabels[state]}</StatusBadge>;
}
