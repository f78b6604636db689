import { css, styled } from 'styled-components';
import { Checkbox } from '../checkbox/checkbox.tsx';
import type { Column } from '../table/column.ts';
import { media } from '../theme/media.ts';
import { token } from '../theme/token.ts';
import type { Selection } from './use-selection.ts';

/** Of a checkbox only the box is drawn, in the room of a finger; its label is for assistive technology. */
export const boxOnlyStyle = css`
  overflow: hidden;
  justify-content: center;
  inline-size: ${token('target')};
  margin-inline: calc((1.375rem - ${token('target')}) / 2);
  font-size: 0;

  & > input {
    margin: 0;
  }
`;

const Box = styled.div`
  inline-size: 1.375rem;

  label {
    ${boxOnlyStyle}
  }

  @media ${media.print} {
    display: none;
  }
`;

/** The first column of a table, which selects its rows. */
export const selectColumn = <Row,>(
  { isSelectable, isChosen, toggle }: Selection<Row>,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  id: 'selected',
  header: 'Selected',
  isHeaderHidden: true,
  cell: (row) =>
    isSelectable(row) && (
      <Box>
        <Checkbox
          label={`Select ${nameOf(row)}`}
          value={isChosen(row)}
          onChange={(isSelected) => toggle(row, isSelected)}
        />
      </Box>
    ),
});
