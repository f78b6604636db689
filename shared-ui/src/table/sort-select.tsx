import { styled } from 'styled-components';
import { visuallyHiddenStyle } from '../layout/visually-hidden.tsx';
import { Select } from '../select/select.tsx';
import { staff } from '../theme/density.ts';
import { media } from '../theme/media.ts';
import { space } from '../theme/token.ts';
import type { Column, Sort } from './column.ts';

const Place = styled.div`
  display: none;
  margin-block-end: ${space(3)};

  @media ${media.narrow} {
    display: block;
  }

  ${staff} {
    margin-block-end: ${space(2)};
  }

  ${staff} label {
    ${visuallyHiddenStyle}
  }
`;

const arrows = { ascending: '↑', descending: '↓' } as const;

const idOf = ({ column, direction }: Sort) => `${column} ${direction}`;

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null | undefined;
  onSortChange: (sort: Sort) => void;
}

/** On phones, one control in the place of the sort buttons in the headers. */
export function SortSelect<Row>({ columns, sort, onSortChange }: SortSelectProps<Row>) {
  const sorts = columns
    .filter((column) => column.isSortable)
    .flatMap(({ id, header }) =>
      (['ascending', 'descending'] as const).map((direction) => ({
        label: `${header} ${arrows[direction]}`,
        sort: { column: id, direction },
      })),
    );
  return (
    <Place>
      <Select
        label="Sort by"
        placeholder="Sort by…"
        options={sorts.map((one) => ({ id: idOf(one.sort), label: one.label }))}
        value={sort ? idOf(sort) : null}
        onChange={(id) => {
          const chosen = sorts.find((one) => idOf(one.sort) === id);
          if (chosen) onSortChange(chosen.sort);
        }}
      />
    </Place>
  );
}
