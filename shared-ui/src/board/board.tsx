import { type ReactNode, useId } from 'react';
import { CardBox, Columns } from './board-style.ts';

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
  /** Large, for a screen on the wall. */
  isWall?: boolean;
  /** Columns. */
  children: ReactNode;
}

/** Columns side by side; three beside each other on a tablet, one below the other on a phone. */
export const Board = ({ isWall = false, children }: BoardProps) => (
  <Columns data-wall={isWall || undefined}>{children}</Columns>
);

export interface BoardLine {
  /** What it is about, such as 'mechanic'. */
  id: string;
  /** Empty: not shown. */
  text: string;
  isMuted?: boolean;
}

export interface BoardCardProps {
  /** What names the card, such as a number plate. */
  title: ReactNode;
  /** One line each; muted ones are less important. */
  lines: readonly BoardLine[];
  tone?: 'neutral' | 'info' | 'warning' | 'success';
  /** Buttons. */
  children?: ReactNode;
}

export function BoardCard({ title, lines, tone = 'neutral', children }: BoardCardProps) {
  return (
    <li>
      <CardBox data-tone={tone}>
        <h3>{title}</h3>
        {lines
          .filter(({ text }) => text !== '')
          .map(({ id, text, isMuted }) => (
            <p key={id} data-muted={isMuted || undefined}>
              {text}
            </p>
          ))}
        {children && <footer>{children}</footer>}
      </CardBox>
    </li>
  );
}
