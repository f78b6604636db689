import { Ruler } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { cornerMarks } from '../card/corner-marks.ts';
import { gridPaper } from '../card/grid-paper.ts';
import type { IconComponent } from '../icons/icon-component.ts';
import { staff } from '../theme/density.ts';
import { space, token } from '../theme/token.ts';
import { Crosshair } from './crosshair.tsx';

const Sheet = styled.div`
  ${gridPaper}
  ${cornerMarks}
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(10)} ${space(5)};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
  text-align: center;

  /* One line, without the drawing. */
  ${staff} {
    flex-direction: row;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-start;
    gap: ${space(1)} ${space(3)};
    min-block-size: 3rem;
    padding: ${space(1)} ${space(4)};
    text-align: start;
  }

  ${staff} > [aria-hidden] {
    display: none;
  }
`;

const Title = styled.h2`
  font-size: ${token('text-lg')};
  margin-block-start: ${space(3)};

  ${staff} {
    margin: 0;
    font-size: ${token('text-md')};
  }
`;

const Hint = styled.p`
  max-inline-size: 34rem;
  color: ${token('text-muted')};
  text-wrap: balance;

  ${staff} {
    max-inline-size: none;
    font-size: ${token('text-sm')};
  }
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
  margin-block-start: ${space(3)};

  ${staff} {
    margin: 0 0 0 auto;
  }
`;

export interface EmptyStateProps {
  title: string;
  hint?: ReactNode;
  /** One or two buttons. */
  action?: ReactNode;
  icon?: IconComponent;
  level?: 2 | 3 | 4;
}

/** Shown in place of an empty list, with what to do next. For failures use FailedState. */
export function EmptyState({ title, hint, action, icon = Ruler, level = 2 }: EmptyStateProps) {
  return (
    <Sheet>
      <Crosshair icon={icon} />
      <Title as={`h${level}`}>{title}</Title>
      {hint && <Hint>{hint}</Hint>}
      {action && <Action>{action}</Action>}
    </Sheet>
  );
}
