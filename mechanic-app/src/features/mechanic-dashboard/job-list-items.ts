import { space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

export const List = styled.ul`
  padding: 0;
  list-style: none;
  background: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
`;

export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(5)};
  padding: ${space(3)} ${space(4)};

  &:not(:last-child) {
    border-block-end: ${token('hairline')} solid ${token('line')};
  }
`;

export const What = styled.div`
  flex: 1 1 14rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Service = styled.p`
  font-weight: ${token('weight-medium')};
`;

export const Detail = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`;

export const Cost = styled.span`
  font-weight: ${token('weight-bold')};
  font-variant-numeric: tabular-nums;
`;
