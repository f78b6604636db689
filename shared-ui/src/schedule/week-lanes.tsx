import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';
import type { Drop } from './drop-place.ts';
import { LaneDrag, useLaneDrop } from './lane-drag.tsx';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  background: ${token('surface-raised')};
  font-size: ${token('text-sm')};

  th,
  td {
    padding: ${space(1)};
    border: ${token('hairline')} solid ${token('line')};
    text-align: start;
    vertical-align: top;
  }

  thead th:first-child {
    inline-size: 9rem;
  }

  td[data-shade] {
    background: ${token('surface-sunken')};
  }

  td[data-target] {
    outline: 2px solid ${token('accent')};
    outline-offset: -2px;
  }

  small {
    display: block;
    overflow: hidden;
    color: ${token('text-muted')};
    font-size: ${token('text-xs')};
    font-weight: ${token('weight-regular')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  small[data-tone='warning'] {
    color: ${token('warning')};
  }

  small[data-tone='danger'] {
    color: ${token('danger')};
    font-weight: ${token('weight-bold')};
  }

  ul {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* As high as the work is long; the shortest still says its plate. */
  li {
    block-size: clamp(1.5rem, calc(var(--minutes) * 0.5px), 7.5rem);
  }

  li > div {
    min-block-size: 0;
  }

  li > div small {
    display: none;
  }

  /* No room for a second line. */
  li[data-short] [data-text] {
    display: none;
  }

  thead small {
    white-space: normal;
  }

  @media ${media.tablet} {
    thead th:first-child {
      inline-size: 5.5rem;
    }

    /* A plate has two lines there. */
    li {
      min-block-size: 2.25rem;
    }
  }

  /* A list: each mechanic, then the days that have something to say. */
  @media ${media.narrow} {
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
    }

    thead,
    td:not(:has(li)) {
      display: none;
    }

    td::before {
      content: attr(data-label);
      display: block;
      color: ${token('text-muted')};
      font-size: ${token('text-xs')};
    }

    li {
      block-size: auto;
    }
  }
`;

export interface WeekDay {
  day: string;
  title: string;
  /** What is free, in words. */
  load: string;
  tone?: 'neutral' | 'warning' | 'danger';
}

export interface WeekCell extends WeekDay {
  /** Nobody works here. */
  isShaded: boolean;
  /** Blocks. */
  children: ReactNode;
}

export interface WeekLanesProps {
  /** The accessible name. */
  label: string;
  days: readonly WeekDay[];
  /** The lane of nobody has the id ''. */
  lanes: readonly { id: string; title: ReactNode; cells: readonly WeekCell[] }[];
  onDrop: (drop: Drop) => void;
}

const Cell = ({ lane, cell }: { lane: string; cell: WeekCell }) => (
  <td
    {...useLaneDrop<HTMLTableCellElement>(lane, cell.day).laneProps}
    data-lane={lane}
    data-day={cell.day}
    data-label={cell.title}
    data-shade={cell.isShaded || undefined}
  >
    {cell.load && <small data-tone={cell.tone}>{cell.load}</small>}
    <ul>{cell.children}</ul>
  </td>
);

/** A week: a row for each lane, a column for each day; on a phone a list. */
export const WeekLanes = ({ label, days, lanes, onDrop }: WeekLanesProps) => (
  <LaneDrag onDrop={onDrop}>
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Mechanic</th>
          {days.map(({ day, title, load, tone }) => (
            <th key={day} scope="col">
              {title}
              <small data-tone={tone}>{load}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lanes.map(({ id, title, cells }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            {cells.map((cell) => (
              <Cell key={cell.day} lane={id} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </LaneDrag>
);
