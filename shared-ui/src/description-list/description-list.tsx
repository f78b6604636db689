import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { visuallyHiddenStyle } from '../layout/visually-hidden.tsx';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';

const layouts = {
  stacked: css`
    grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
    gap: ${space(4)} ${space(5)};

    /* Two columns on most phones. */
    @media ${media.narrow} {
      grid-template-columns: repeat(auto-fill, minmax(min(8.25rem, 100%), 1fr));
    }

    & > div {
      flex-direction: column;
      align-items: start;
    }
  `,
  lines: css`
    grid-template-columns: 1fr;

    & > div {
      align-items: baseline;
      justify-content: space-between;
      padding-block: ${space(2)};
    }

    & > div:not(:last-child) {
      border-block-end: ${token('hairline')} solid ${token('line')};
    }

    & > div > dd {
      text-align: end;
    }
  `,
  facts: css`
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    font-size: ${token('text-sm')};

    & > div {
      display: block;
    }

    & > div > :is(dt:not([data-hidden]), dd) {
      display: inline;
      margin-inline-end: ${space(1)};
    }

    & > div > dd {
      margin: 0;
      white-space: pre-line;
    }
  `,
};

const List = styled.dl`
  display: grid;

  & > div {
    display: flex;
    column-gap: ${space(4)};
    min-inline-size: 0;
  }

  ${variants('layout', layouts)}

  dt {
    font-size: ${token('text-sm')};
    color: ${token('text-muted')};
  }

  dt[data-hidden] {
    ${visuallyHiddenStyle}
  }

  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

export interface Description {
  label: string;
  value: ReactNode;
  /** The value says by itself what it is, such as a registration plate. */
  isLabelHidden?: boolean;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /**
   * `lines`: label and value at the ends of a line. `stacked`: the value below its label, in columns. `facts`: each as
   * wide as its text, as many in a line as fit, for cards of a list.
   */
  layout?: keyof typeof layouts;
}

/** A list of labels and values. Items whose value is null, undefined or '' are omitted; without any it renders nothing. */
export function DescriptionList({ items, layout = 'lines' }: DescriptionListProps) {
  const shown = items.filter(({ value }) => value !== null && value !== undefined && value !== '');
  if (shown.length === 0) return null;
  return (
    <List data-layout={layout}>
      {shown.map(({ label, value, isLabelHidden }) => (
        <div key={label}>
          <dt data-hidden={isLabelHidden || undefined}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
