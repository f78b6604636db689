import { type ReactNode, useId, useRef } from 'react';
import { CardBox, Columns } from './board-style.ts';
import { useTurningColumns } from './use-turning-columns.ts';

export interface BoardColumnProps {
  title: string;
  /** How many cards the column has. */
  count: number;
  /** List items. */
  children: ReactNode;
}

/** A stage and its cards. */
export function BoardColumn({ title, count, children }: BoardColumnProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} <span>{count}</span>
      </h2>
      {count > 0 && <ul>{children}</ul>}
    </section>
  );
}

export interface BoardProps {
  /** Large, for a screen on the wall, where columns that are longer than the window show their cards in turn. */
  isWall?: boolean;
  /** Columns. */
  children: ReactNode;
}

/** Columns side by side; three beside each other on a tablet, one below the other on a phone. */
export function Board({ isWall = false, children }: BoardProps) {
  const columns = useRef<HTMLDivElement>(null);
  useTurningColumns(columns, isWall);
  return (
    <Columns ref={columns} data-wall={isWall || undefined}>
      {children}
    </Columns>
  );
}

export interface BoardLine {
  /** What it is about, such as 'mechanic'. */
  id: string;
  /** At most two lines, all of it while the card has the focus. Empty: not shown. */
  text: string;
  emphasis?: 'strong' | 'muted';
}

export interface BoardCardProps {
  /** What names the card, such as a number plate. */
  title: ReactNode;
  /** Beside the title, such as a time. */
  end?: ReactNode;
  lines: readonly BoardLine[];
  tone?: 'neutral' | 'info' | 'warning' | 'success' | 'danger';
  /** Below the lines, beside the buttons. */
  note?: string;
  /** Buttons. */
  children?: ReactNode;
}

export function BoardCard({ title, end, lines, tone = 'neutral', note, children }: BoardCardProps) {
  return (
    <li>
      <CardBox data-tone={tone}>
        <header>
          <h3>{title}</h3>
          {end && <span>{end}</span>}
        </header>
        {lines
          .filter(({ text }) => text !== '')
          .map(({ id, text, emphasis }) => (
            <p key={id} title={text} data-emphasis={emphasis}>
              {text}
            </p>
          ))}
        {(note || children) && (
          <footer>
            {note && <span>{note}</span>}
            {children && <div>{children}</div>}
          </footer>
        )}
      </CardBox>
    </li>
  );
}
