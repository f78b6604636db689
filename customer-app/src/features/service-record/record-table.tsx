import { space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

export const RecordTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space(2)} 0 ${space(2)} ${space(4)};
    border-block-end: ${token('hairline')} solid ${token('line')};
    text-align: end;
  }

  th {
    font-weight: ${token('weight-regular')};
  }

  thead th {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
`;
