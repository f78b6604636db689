import { space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

export const Item = styled.li`
  padding-inline: ${space(4)};

  &:not(:last-child) {
    border-block-end: ${token('hairline')} solid ${token('line')};
  }
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${token('target-large')};
  padding-block: ${space(1)};
  cursor: pointer;
  list-style: none;

  &::before {
    content: '';
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: solid ${token('text-muted')};
    border-width: 0 2px 2px 0;
    rotate: -45deg;
  }

  [open] > &::before {
    rotate: 45deg;
  }
`;

export const What = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  min-inline-size: 0;
  font-size: ${token('text-sm')};
  color: ${token('text-muted')};
`;

export const Name = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: ${token('text-md')};
  font-weight: ${token('weight-medium')};
  color: ${token('text')};
`;

export const Amount = styled.span`
  font-weight: ${token('weight-medium')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Below the mark of its summary. */
export const Opened = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: 0 0 ${space(4)} ${space(5)};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
`;

export const Asked = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0 0 ${space(4)} ${space(5)};
  padding: 0 0 0 ${space(3)};
  border-inline-start: ${token('stroke')} solid ${token('accent')};
  list-style: none;

  & > li {
    display: grid;
    gap: ${space(1)};
    justify-items: start;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  small {
    font-size: ${token('text-sm')};
    color: ${token('text-muted')};
  }
`;
