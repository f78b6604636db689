import { memo, useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useBlockDrag } from './lane-drag.tsx';
import { BlockItem } from './schedule-block-style.ts';

export type BlockTone = 'neutral' | 'info' | 'warning' | 'success' | 'danger';

export interface ScheduleBlockProps {
  id: string;
  /** What names it, such as a number plate. */
  title: string;
  /** Below the title, cut to one line. */
  text: string;
  /** When it is, in words; shown where lanes have no axis. */
  time: string;
  /** All of it but the title, in words: what is cut or has no room is heard, and read in the tooltip. */
  description: string;
  tone?: BlockTone;
  /** It cannot be moved. */
  isFixed?: boolean;
  /** Minutes of work, for its length. */
  minutes: number;
  /** Where it is in a lane with an axis: minutes since midnight. */
  place?: { from: number; to: number; row: number } | undefined;
  onPress: () => void;
}

type BlockButtonProps = Pick<ScheduleBlockProps, 'title' | 'text' | 'time' | 'description' | 'onPress'>;

/** Not a `<button>`, which Firefox does not drag. Memoised, as dragging its block changes nothing within. */
const BlockButton = memo(function BlockButton({ title, text, time, description, onPress }: BlockButtonProps) {
  const button = useRef<HTMLDivElement>(null);
  const { buttonProps } = useButton({ elementType: 'div', onPress }, button);
  return (
    <div {...buttonProps} ref={button} title={`${title}, ${description}`}>
      <strong>{title}</strong>
      <small aria-hidden="true">{time}</small>
      <span data-text="" aria-hidden="true">
        {text}
      </span>
      <VisuallyHidden>, {description}</VisuallyHidden>
    </div>
  );
});

/** A piece of work on the schedule, as long as the work, that can be dragged. */
export function ScheduleBlock({
  id,
  tone = 'neutral',
  isFixed = false,
  minutes,
  place,
  ...button
}: ScheduleBlockProps) {
  const { ref, dragProps, isDragging } = useBlockDrag(id, isFixed);
  return (
    <BlockItem
      {...dragProps}
      ref={ref}
      data-block={id}
      data-tone={tone}
      data-fixed={isFixed || undefined}
      data-dragging={isDragging || undefined}
      data-short={minutes < 75 || undefined}
      style={{
        '--minutes': minutes,
        ...(place && { '--from': place.from, '--to': place.to, '--row': place.row }),
      }}
    >
      <BlockButton {...button} />
    </BlockItem>
  );
}
