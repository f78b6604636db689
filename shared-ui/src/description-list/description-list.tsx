import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { space, token } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';

const layouts = {
  stacked: css`
    grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
    gap: ${space(4)} ${space(5)};

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

  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

export interface Description {
  label: string;
  value: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** `lines`: label and value at the ends of a line. `stacked`: the value below its label, in columns. */
  layout?: keyof typeof layouts;
}

/** A list of labels and values. Items whose value is null, undefined or '' are omitted. */
export function DescriptionList({ items, layout = 'lines' }: DescriptionListProps) {
  return (
    <List data-layout={layout}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}
