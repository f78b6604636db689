import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { space, token } from '../theme/token.ts';

export type StepState = 'done' | 'current' | 'upcoming';

const List = styled.ol`
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.5rem 1fr;
  column-gap: ${space(3)};
  padding-block-end: ${space(5)};
  color: ${token('text')};

  &[data-state='upcoming'] {
    color: ${token('text-muted')};
  }

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 1.5rem 0;
    inset-inline-start: calc(0.75rem - 0.5px);
    border-inline-start: ${token('hairline')} dashed ${token('line-strong')};
  }

  &[data-state='done']::before {
    border-inline-start-style: solid;
  }

  &:last-child {
    padding-block-end: 0;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: ${token('stroke')} solid ${token('line-strong')};
  border-radius: ${token('radius-round')};
  corner-shape: round;
  background: ${token('surface-raised')};
  color: ${token('surface-raised')};

  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    stroke-width: 3;
  }

  [data-state='current'] > & {
    border-color: ${token('accent')};
  }

  [data-state='done'] > & {
    border-color: ${token('text')};
    background: ${token('text')};
  }
`;

const CurrentDot = styled.span`
  inline-size: 0.625rem;
  block-size: 0.625rem;
  border-radius: ${token('radius-round')};
  corner-shape: round;
  background: ${token('accent')};
`;

const Title = styled.p`
  font-weight: ${token('weight-medium')};

  [data-state='current'] > div > & {
    font-weight: ${token('weight-bold')};
  }
`;

const Detail = styled.p`
  font-size: ${token('text-sm')};
  color: ${token('text-muted')};
  font-variant-numeric: tabular-nums;
`;

const statePrefixes = { done: 'Done: ', current: 'Now: ', upcoming: 'Next: ' };

export interface TimelineStep {
  id: string;
  title: string;
  detail?: ReactNode;
  state: StepState;
}

/** Ordered steps: done, current and upcoming. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  return (
    <List aria-label={label} role="list">
      {steps.map(({ id, title, detail, state }) => (
        <Item key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Mark aria-hidden="true">
            {state === 'done' && <Check />}
            {state === 'current' && <CurrentDot />}
          </Mark>
          <div>
            <Title>
              <VisuallyHidden>{statePrefixes[state]}</VisuallyHidden>
              {title}
            </Title>
            {detail && <Detail>{detail}</Detail>}
          </div>
        </Item>
      ))}
    </List>
  );
}
