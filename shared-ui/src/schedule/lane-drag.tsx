import {
  createContext,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
} from 'react';
import { useDrag } from 'react-aria/useDrag';
import { useDrop } from 'react-aria/useDrop';
import { type Axis, clockText, type Drop, minuteAt } from './drop-place.ts';

/** The block that is dragged, and how far from its start it is held, in pixels. */
interface Held {
  id: string;
  from: number;
}

interface Dragging {
  held: Held | null;
  axis: Axis | undefined;
  onDrop: (drop: Drop) => void;
}

const idle: Dragging = { held: null, axis: undefined, onDrop: () => {} };

/** A ref, so that lanes and blocks are not rendered again when only what a drop does has changed. */
const LaneDragContext = createContext<RefObject<Dragging>>({ current: idle });

const blockType = 'application/x-pitlane-block';

interface LaneDragProps {
  /** The times of the lanes; undefined where they have none. */
  axis?: Axis;
  onDrop: (drop: Drop) => void;
  children: ReactNode;
}

/** Lets the blocks within be dragged to its lanes. By keyboard, a block opens the question where to move it. */
export function LaneDrag({ axis, onDrop, children }: LaneDragProps) {
  const dragging = useRef(idle);
  useLayoutEffect(() => {
    dragging.current = { held: dragging.current.held, axis, onDrop };
  });
  return <LaneDragContext value={dragging}>{children}</LaneDragContext>;
}

/** Makes an element a block that can be dragged; a screen reader hears its button, not the dragging. */
export function useBlockDrag(id: string, isDisabled: boolean) {
  const dragging = use(LaneDragContext);
  const block = useRef<HTMLLIElement>(null);
  const { dragProps, isDragging } = useDrag({
    isDisabled,
    hasDragButton: true,
    getItems: () => [{ [blockType]: id }],
    getAllowedDropOperations: () => ['move'],
    onDragStart({ x }) {
      dragging.current.held = { id, from: x - (block.current?.getBoundingClientRect().left ?? x) };
    },
  });
  return { ref: block, dragProps: dragProps as HTMLAttributes<HTMLLIElement>, isDragging };
}

/**
 * Makes an element a lane for blocks. Where it has times, the one below the block is written to `data-time` and `--drop` of
 * its mark without rendering anything, so that a slow computer follows the pointer too.
 */
export function useLaneDrop<Element extends HTMLElement>(lane: string, day: string) {
  const dragging = use(LaneDragContext);
  const element = useRef<Element>(null);
  const mark = useRef<HTMLSpanElement>(null);
  const minuteOf = (x: number) => {
    const { held, axis } = dragging.current;
    return axis && lane !== '' && element.current
      ? minuteAt(x - (held?.from ?? 0), { left: 0, width: element.current.clientWidth }, axis)
      : undefined;
  };
  const { dropProps, isDropTarget } = useDrop({
    ref: element,
    hasDropButton: true,
    getDropOperation: (types) => (types.has(blockType) ? 'move' : 'cancel'),
    onDropMove({ x }) {
      const minute = minuteOf(x);
      if (minute === undefined || !mark.current) return;
      mark.current.dataset.time = clockText(minute);
      mark.current.style.setProperty('--drop', String(minute));
    },
    onDrop({ x }) {
      const { held, onDrop } = dragging.current;
      if (held) onDrop({ id: held.id, lane, day, minute: minuteOf(x) });
    },
  });
  const laneProps = {
    ref: element,
    ...(dropProps as HTMLAttributes<Element>),
    'data-target': isDropTarget || undefined,
  };
  return { laneProps, mark };
}
