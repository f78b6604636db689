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

const Item = styled.li<{ $state: StepState }>`
  position: relative;
  display: grid;
  grid-template-columns: 1.5rem 1fr;
  column-gap: ${space(3)};
  padding-block-end: ${space(5)};
  color: ${({ $state }) => token($state === 'upcoming' ? 'text-muted' : 'text')};

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 1.5rem 0;
    inset-inline-start: calc(0.75rem - 0.5px);
    border-inline-start: ${token('hairline')} ${({ $state }) => ($state === 'done' ? 'solid' : 'dashed')}
      ${token('line-strong')};
  }

  &:last-child {
    padding-block-end: 0;
  }
`;

const Mark = styled.span<{ $state: StepState }>`
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: ${token('stroke')} solid
    ${({ $state }) => token({ done: 'text', current: 'accent', upcoming: 'line-strong' }[$state] as 'text')};
  border-radius: ${token('radius-round')};
  corner-shape: round;
  background: ${({ $state }) => token($state === 'done' ? 'text' : 'surface-raised')};
  color: ${token('surface-raised')};

  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    stroke-width: 3;
  }
`;

const CurrentDot = styled.span`
  inline-size: 0.625rem;
  block-size: 0.625rem;
  border-radius: ${token('radius-round')};
  corner-shape: round;
  background: ${token('accent')};
`;

const Title = styled.p<{ $state: StepState }>`
  font-weight: ${({ $state }) => token($state === 'current' ? 'weight-bold' : 'weight-medium')};
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
        <Item key={id} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Mark $state={state} aria-hidden="true">
            {state === 'done' && <Check />}
            {state === 'current' && <CurrentDot />}
          </Mark>
          <div>
            <Title $state={state}>
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
