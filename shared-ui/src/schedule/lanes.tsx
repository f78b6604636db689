import { type ReactNode, useId } from 'react';
import type { Axis, Drop } from './drop-place.ts';
import { LaneDrag, useLaneDrop } from './lane-drag.tsx';
import { AxisLine, DropMark, LanesBox, NowLine, Shade, Track } from './lanes-style.ts';

export interface LanesProps {
  /** The times that the lanes show, whole hours. */
  axis: Axis;
  onDrop: (drop: Drop) => void;
  /** Lanes. */
  children: ReactNode;
}

const hourText = (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? 'am' : 'pm'}`;

/** Lanes of a day, with its hours from left to right; on a phone a list, one lane below the other. */
export function Lanes({ axis, onDrop, children }: LanesProps) {
  const hours = Math.max((axis.to - axis.from) / 60, 1);
  return (
    <LanesBox style={{ '--axis-from': axis.from, '--axis-to': axis.to, '--hours': hours }}>
      <AxisLine aria-hidden="true">
        {Array.from({ length: hours }, (_, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place.
          <span key={hour}>{hourText(axis.from / 60 + hour)}</span>
        ))}
      </AxisLine>
      <LaneDrag {...{ axis, onDrop }}>{children}</LaneDrag>
    </LanesBox>
  );
}

export interface LaneProps {
  /** '' for the lane of nobody, which has no times. */
  id: string;
  day: string;
  title: string;
  /** What is free, in words. */
  load: string;
  tone?: 'neutral' | 'warning' | 'danger';
  /** Blocks at one time that are below each other. */
  rows?: number;
  /** Times in which nobody works. */
  shades?: readonly Axis[];
  /** Minutes since midnight; undefined where it is another day. */
  now?: number | undefined;
  /** Blocks. */
  children: ReactNode;
}

interface LaneTrackProps extends Pick<LaneProps, 'id' | 'day' | 'children'> {
  rows: number;
}

/** Where blocks are dropped. Apart from its lane, so that what is in it is not rendered again while one is dragged over. */
function LaneTrack({ id, day, rows, children }: LaneTrackProps) {
  const { laneProps, mark } = useLaneDrop<HTMLDivElement>(id, day);
  return (
    <Track
      {...laneProps}
      data-lane={id}
      data-day={day}
      data-timed={id === '' ? undefined : ''}
      style={{ '--rows': Math.max(rows, 1) }}
    >
      {children}
      <DropMark ref={mark} aria-hidden="true" />
    </Track>
  );
}

/** The work of one mechanic, or of nobody. */
export function Lane({
  id,
  day,
  title,
  load,
  tone = 'neutral',
  rows = 1,
  shades = [],
  now,
  children,
}: LaneProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} title={title}>
          {title}
        </h2>
        <span data-tone={tone} title={load}>
          {load}
        </span>
      </header>
      <LaneTrack {...{ id, day, rows }}>
        {shades.map(({ from, to }) => (
          <Shade key={from} aria-hidden="true" style={{ '--from': from, '--to': to }} />
        ))}
        {now !== undefined && <NowLine aria-hidden="true" style={{ '--from': now }} />}
        <ul>{children}</ul>
      </LaneTrack>
    </section>
  );
}
