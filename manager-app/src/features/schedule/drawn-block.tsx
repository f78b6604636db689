import type { ScheduleBlock as Block } from '@pitlane/shared-data/schedule';
import { ScheduleBlock } from '@pitlane/shared-ui/schedule';
import { memo } from 'react';
import { type Place, viewOf } from './block-view.ts';

interface DrawnBlockProps extends Partial<Place> {
  block: Block;
  onOpen: (block: Block) => void;
}

/** A request on the schedule. Where one of sixty was dropped, the others are not drawn again. */
export const DrawnBlock = memo(function DrawnBlock({ block, from, to, row, onOpen }: DrawnBlockProps) {
  const place = from === undefined || to === undefined || row === undefined ? undefined : { from, to, row };
  return <ScheduleBlock {...viewOf(block, place)} onPress={() => onOpen(block)} />;
});
