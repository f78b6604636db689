import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type SpaceStep, space } from '../theme/token.ts';

interface ArrangementProps {
  children?: ReactNode;
  gap?: SpaceStep;
  as?: ElementType;
}
type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
type Justify = 'start' | 'center' | 'end' | 'space-between';

const StackBox = styled.div<{ $gap: SpaceStep; $align: Align }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => space($gap)};
  min-inline-size: 0;
`;

export function Stack({ gap = 4, align = 'stretch', as, children }: ArrangementProps & { align?: Align }) {
  return (
    <StackBox as={as} $gap={gap} $align={align}>
      {children}
    </StackBox>
  );
}

const RowBox = styled.div<{ $gap: SpaceStep; $align: Align; $justify: Justify; $wraps: boolean }>`
  display: flex;
  flex-wrap: ${({ $wraps }) => ($wraps ? 'wrap' : 'nowrap')};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => space($gap)};
  min-inline-size: 0;
`;

interface LineProps extends ArrangementProps {
  align?: Align;
  justify?: Justify;
}

/** A line that does not wrap. */
export function Row({ gap = 3, align = 'center', justify = 'start', as, children }: LineProps) {
  return (
    <RowBox as={as} $gap={gap} $align={align} $justify={justify} $wraps={false}>
      {children}
    </RowBox>
  );
}

/** A line that wraps. */
export function Cluster({ gap = 3, align = 'center', justify = 'start', as, children }: LineProps) {
  return (
    <RowBox as={as} $gap={gap} $align={align} $justify={justify} $wraps>
      {children}
    </RowBox>
  );
}

const columns = { small: '10rem', medium: '16rem', large: '22rem' };

const GridBox = styled.div<{ $gap: SpaceStep; $min: string; $align: Align }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $min }) => $min}, 100%), 1fr));
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => space($gap)};
  min-inline-size: 0;
`;

/** Equal columns, as many as fit; `column` is the minimum width. */
export function Grid({
  gap = 4,
  column = 'medium',
  align = 'stretch',
  as,
  children,
}: ArrangementProps & { column?: keyof typeof columns; align?: Align }) {
  return (
    <GridBox as={as} $gap={gap} $min={columns[column]} $align={align}>
      {children}
    </GridBox>
  );
}
