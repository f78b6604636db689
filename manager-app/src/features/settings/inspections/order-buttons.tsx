import { Button, Cluster, recoverFocus } from '@pitlane/shared-ui/core';
import { ArrowDown, ArrowUp, Trash2 } from '@pitlane/shared-ui/icons';
import { useRef } from 'react';

export interface OrderButtonsProps {
  /** What the row is called, such as 'Front pads'. */
  label: string;
  index: number;
  /** How many rows there are. */
  count: number;
  rows: { move: (from: number, to: number) => void; remove: (index: number) => void };
}

/** Moves a row up or down, or removes it. The last row stays. */
export function OrderButtons({ label, index, count, rows }: OrderButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const move = (by: -1 | 1) => {
    rows.move(index, index + by);
    // A row that is moved in the page loses the focus, and a disabled button cannot have it.
    recoverFocus(() => {
      const [own, other] = by === -1 ? [up.current, down.current] : [down.current, up.current];
      return own?.disabled ? other : own;
    });
  };
  return (
    <Cluster gap={1}>
      <Button
        ref={up}
        variant="quiet"
        icon={ArrowUp}
        aria-label={`Move ${label} up`}
        isDisabled={index === 0}
        onPress={() => move(-1)}
      />
      <Button
        ref={down}
        variant="quiet"
        icon={ArrowDown}
        aria-label={`Move ${label} down`}
        isDisabled={index === count - 1}
        onPress={() => move(1)}
      />
      <Button
        variant="quiet"
        icon={Trash2}
        aria-label={`Remove ${label}`}
        isDisabled={count === 1}
        onPress={() => {
          rows.remove(index);
          recoverFocus();
        }}
      />
    </Cluster>
  );
}
