import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { timelineStyle } from './timeline-style.ts';

const List = styled.ol`
  ${timelineStyle}
`;

export type StepState = 'done' | 'current' | 'upcoming';

const statePrefixes = { done: 'Done: ', current: 'Now: ', upcoming: 'Next: ' };

export interface TimelineStep {
  id: string;
  title: string;
  detail?: ReactNode;
  state: StepState;
}

interface TimelineProps {
  steps: readonly TimelineStep[];
  label: string;
  /** `line`: beside each other, for cards of a list. */
  layout?: 'column' | 'line';
}

/** Ordered steps: done, current and upcoming. */
export function Timeline({ steps, label, layout = 'column' }: TimelineProps) {
  return (
    <List aria-label={label} role="list" data-layout={layout}>
      {steps.map(({ id, title, detail, state }) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span data-mark aria-hidden="true">
            {state === 'done' && <Check />}
          </span>
          <div>
            <p>
              <span>{statePrefixes[state]}</span>
              {title}
            </p>
            {detail && <p>{detail}</p>}
          </div>
        </li>
      ))}
    </List>
  );
}
