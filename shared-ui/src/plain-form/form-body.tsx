import { styled } from 'styled-components';
import { space } from '../theme/token.ts';

export const FormBody = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  inline-size: 100%;
`;
