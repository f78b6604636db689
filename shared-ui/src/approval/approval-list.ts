import { styled } from 'styled-components';
import { space, token } from '../theme/token.ts';

export const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(3)};
  border-block-end: ${token('hairline')} solid ${token('line')};
  break-inside: avoid;
  overflow-wrap: anywhere;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  font-variant-numeric: tabular-nums;

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space(3)};
  }

  small {
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
  }
`;
