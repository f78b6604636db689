import { space, token } from '@pitlane/shared-ui/theme';
import { styled } from 'styled-components';

/** The foot of a list: how much of it is shown, and what the rows amount to. One `span` per figure. */
export const ListFigures = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
  font-variant-numeric: tabular-nums;
`;
