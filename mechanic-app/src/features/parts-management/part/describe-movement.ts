import { formatCount } from '@pitlane/shared-data/formats';
import type { Movement, MovementKind } from '@pitlane/shared-data/parts';

export const movementLabels: Record<MovementKind, string> = {
  opening: 'Opening stock',
  receive: 'Received',
  use: 'Used',
  return: 'Returned',
  count: 'Counted',
  correct: 'Updated',
  import: 'Imported',
  send_back: 'Sent back',
  revalue: 'Cost corrected',
};

export const movementKinds = Object.keys(movementLabels) as MovementKind[];

/** A signed quantity, such as '+4' or '−2'. */
export const formatChange = ({ quantity }: Pick<Movement, 'quantity'>): string =>
  quantity > 0 ? `+${formatCount(quantity)}` : formatCount(quantity).replace('-', '−');
