import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { dense } from '../theme/density.ts';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';

const breathe = keyframes`50% { opacity: 0.45; }`;

const shapes = {
  text: 'block-size: 0.875rem;',
  heading: 'block-size: 1.5rem;',
  control: `block-size: ${token('target')};`,
  block: 'block-size: 8rem;',
};

const BoneBox = styled.span`
  display: block;
  inline-size: var(--width);
  max-inline-size: 100%;
  ${variants('shape', shapes)}
  border-radius: ${token('radius')};
  background: ${token('line')};
  animation: ${breathe} 1600ms ease-in-out infinite;
`;

interface BoneProps extends Pick<ComponentProps<'span'>, 'aria-hidden'> {
  shape?: keyof typeof shapes;
  /** A CSS width. */
  width?: string;
  'data-slot'?: string;
}

/** A grey placeholder for one line or block. Decorative: the group around it announces the loading. */
export const Bone = ({ shape = 'text', width = '100%', ...rest }: BoneProps) => (
  <BoneBox {...rest} data-bone="" data-shape={shape} style={{ '--width': width }} />
);

const Group = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const widths = ['92%', '100%', '78%', '88%', '64%'];
const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

export interface SkeletonProps {
  /** Announced but not visible, such as 'Loading services...'. */
  label?: string;
  /** The number of placeholder lines. */
  lines?: number;
}

/** A placeholder for text. */
export function Skeleton({ label = 'Loading…', lines = 3 }: SkeletonProps) {
  return (
    <Group role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {numbered(lines).map((line) => (
        <Bone key={line} width={widths[line % widths.length]} />
      ))}
    </Group>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${space(4)};
`;

const Sheet = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(5)};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};
`;

/** A placeholder for cards. */
export function SkeletonCard({ label = 'Loading…', count = 1 }: { label?: string; count?: number }) {
  return (
    <Cards role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {numbered(count).map((card) => (
        <Sheet key={card}>
          <Bone shape="heading" width="55%" />
          <Bone width="85%" />
          <Bone width="70%" />
          <Bone shape="control" width="9rem" />
        </Sheet>
      ))}
    </Cards>
  );
}

const Lines = styled.div`
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--columns), 1fr);
  gap: ${space(5)};
  align-items: center;
  min-block-size: 3.25rem;
  padding-inline: ${space(4)};

  @media ${media.medium} {
    ${dense} {
      min-block-size: 2.5625rem;
    }
  }

  &:not(:last-child) {
    border-block-end: ${token('hairline')} solid ${token('line')};
  }

  /* As a table on a phone, which has no columns. */
  @media ${media.narrow} {
    grid-template-columns: 1fr 1fr;

    > :nth-child(n + 3) {
      display: none;
    }
  }
`;

export interface SkeletonTableProps {
  label?: string;
  rows?: number;
  columns?: number;
}

/** A placeholder for a table. */
export function SkeletonTable({ label = 'Loading…', rows = 6, columns = 4 }: SkeletonTableProps) {
  return (
    <Lines role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {numbered(rows).map((row) => (
        <Line key={row} style={{ '--columns': columns }}>
          {numbered(columns).map((column) => (
            <Bone key={column} width={widths[(row + column) % widths.length]} />
          ))}
        </Line>
      ))}
    </Lines>
  );
}

const Field = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;

/** As high as the text of a label. */
const LabelLine = styled.div`
  display: grid;
  align-items: center;
  block-size: calc(0.875rem * ${token('leading-body')});
`;

const Fields = styled.div`
  display: grid;
  gap: ${space(5)};
`;

/** A placeholder for the fields of a form. */
export function SkeletonForm({ label = 'Loading…', fields = 5 }: { label?: string; fields?: number }) {
  return (
    <Fields role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {numbered(fields).map((field) => (
        <Field key={field}>
          <LabelLine>
            <Bone width="7rem" />
          </LabelLine>
          <Bone shape="control" />
        </Field>
      ))}
    </Fields>
  );
}
