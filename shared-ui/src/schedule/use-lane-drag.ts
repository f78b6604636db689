import { type PointerEvent, type SyntheticEvent, useRef } from 'react';
import { type Axis, clockText, type Drop, minuteAt } from './drop-place.ts';

/** Pixels that a press may move and still be a press. */
const slack = 6;
/** Pixels from the edge of the window at which the page scrolls, and how far each time. */
const edge = 56;
const scrollStep = 14;

interface Drag {
  block: HTMLElement;
  x: number;
  y: number;
  /** How far the page had been scrolled. */
  scrolled: number;
  /** From the block's start to where it is held. */
  held: number;
  isMoving: boolean;
  target: HTMLElement | undefined;
  minute: number | undefined;
}

/** The lane or cell below the pointer. */
const laneAt = (x: number, y: number): HTMLElement | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-lane]') ?? undefined;

function release({ block, target }: Drag) {
  for (const name of ['--dx', '--dy']) block.style.removeProperty(name);
  delete block.dataset.dragging;
  delete block.dataset.time;
  if (target) delete target.dataset.target;
}

/**
 * Drags blocks (`data-block`) to lanes (`data-lane`, `data-day`) with a mouse or a pen: a touch scrolls. Nothing is rendered
 * while a block moves, only attributes change, so that a slow computer follows the pointer too. Escape gives up.
 * @param axis the times of the lanes; undefined where they have none.
 */
export function useLaneDrag(onDrop: (drop: Drop) => void, axis?: Axis) {
  const drag = useRef<Drag>(undefined);
  const hasDragged = useRef(false);

  const end = () => {
    const ended = drag.current;
    if (ended) release(ended);
    drag.current = undefined;
    removeEventListener('keydown', giveUp);
    return ended;
  };
  const giveUp = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end();
  };

  return {
    onPointerDown({ button, pointerType, target, clientX, clientY }: PointerEvent<HTMLElement>) {
      hasDragged.current = false;
      const block = (target as Element).closest<HTMLElement>('[data-block]');
      if (!block || button !== 0 || pointerType === 'touch' || 'fixed' in block.dataset) return;
      drag.current = {
        ...{ block, x: clientX, y: clientY, scrolled: scrollY, isMoving: false },
        held: clientX - block.getBoundingClientRect().left,
        ...{ target: undefined, minute: undefined },
      };
    },
    onPointerMove({ clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
      const moved = drag.current;
      if (!moved) return;
      if (!moved.isMoving) {
        if (Math.hypot(clientX - moved.x, clientY - moved.y) < slack) return;
        moved.isMoving = true;
        hasDragged.current = true;
        moved.block.dataset.dragging = '';
        currentTarget.setPointerCapture?.(pointerId);
        addEventListener('keydown', giveUp);
      }
      if (clientY > innerHeight - edge) scrollBy(0, scrollStep);
      else if (clientY < edge) scrollBy(0, -scrollStep);
      moved.block.style.setProperty('--dx', `${clientX - moved.x}px`);
      moved.block.style.setProperty('--dy', `${clientY - moved.y + scrollY - moved.scrolled}px`);
      const target = laneAt(clientX, clientY);
      if (target !== moved.target) {
        if (moved.target) delete moved.target.dataset.target;
        if (target) target.dataset.target = '';
        moved.target = target;
      }
      moved.minute =
        axis && target && target.dataset.lane !== ''
          ? minuteAt(clientX - moved.held, target.getBoundingClientRect(), axis)
          : undefined;
      const time = moved.minute === undefined ? '' : clockText(moved.minute);
      if (moved.block.dataset.time !== time) moved.block.dataset.time = time;
    },
    onPointerUp() {
      const dropped = end();
      const { lane, day = '' } = dropped?.target?.dataset ?? {};
      if (dropped?.isMoving && lane !== undefined)
        onDrop({ id: dropped.block.dataset.block ?? '', lane, day, minute: dropped.minute });
    },
    onPointerCancel: () => void end(),
    /** The press that ends a drag opens nothing. */
    onClickCapture(event: SyntheticEvent) {
      if (!hasDragged.current) return;
      hasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
