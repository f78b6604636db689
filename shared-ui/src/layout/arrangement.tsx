import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { spaceSteps } from '../theme/scale.ts';
import { type SpaceStep, space } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';

interface ArrangementProps {
  children?: ReactNode;
  gap?: SpaceStep;
  as?: ElementType;
}

const gaps = Object.fromEntries(spaceSteps.map((step) => [step, `gap: ${space(step)};`]));
const aligns = {
  start: 'align-items: start;',
  center: 'align-items: center;',
  end: 'align-items: end;',
  stretch: 'align-items: stretch;',
  baseline: 'align-items: baseline;',
};
const justifications = {
  start: 'justify-content: start;',
  center: 'justify-content: center;',
  end: 'justify-content: end;',
  'space-between': 'justify-content: space-between;',
};
type Align = keyof typeof aligns;
type Justify = keyof typeof justifications;

const StackBox = styled.div`
  display: flex;
  flex-direction: column;
  ${variants('align', aligns)}
  ${variants('gap', gaps)}
  min-inline-size: 0;
`;

export function Stack({ gap = 4, align = 'stretch', as, children }: ArrangementProps & { align?: Align }) {
  return (
    <StackBox as={as} data-gap={gap} data-align={align}>
      {children}
    </StackBox>
  );
}

const RowBox = styled.div`
  display: flex;
  ${variants('align', aligns)}
  ${variants('justify', justifications)}
  ${variants('gap', gaps)}
  min-inline-size: 0;

  &[data-wraps] {
    flex-wrap: wrap;
  }
`;

interface LineProps extends ArrangementProps {
  align?: Align;
  justify?: Justify;
}

/** A line that does not wrap. */
export function Row({ gap = 3, align = 'center', justify = 'start', as, children }: LineProps) {
  return (
    <RowBox as={as} data-gap={gap} data-align={align} data-justify={justify}>
      {children}
    </RowBox>
  );
}

/** A line that wraps. */
export function Cluster({ gap = 3, align = 'center', justify = 'start', as, children }: LineProps) {
  return (
    <RowBox as={as} data-gap={gap} data-align={align} data-justify={justify} data-wraps>
      {children}
    </RowBox>
  );
}

const columnsOf = (width: string) =>
  `grid-template-columns: repeat(auto-fit, minmax(min(${width}, 100%), 1fr));`;

const columns = { small: columnsOf('10rem'), medium: columnsOf('16rem'), large: columnsOf('22rem') };

const GridBox = styled.div`
  display: grid;
  ${variants('column', columns)}
  ${variants('align', aligns)}
  ${variants('gap', gaps)}
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
    <GridBox as={as} data-gap={gap} data-column={column} data-align={align}>
      {children}
    </GridBox>
  );
}
