import { styled } from 'styled-components';
import { space } from '../theme/token.ts';

/** The buttons below a form. The primary button is last in reading order, and on top on narrow screens. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
  padding-block-start: ${space(2)};
`;
