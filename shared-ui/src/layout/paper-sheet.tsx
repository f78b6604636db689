import { createGlobalStyle, styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

/** A sheet of paper on the screen; printed, the paper itself takes its place. */
export const PaperSheet = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  padding: ${space(5)};
  background: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};

  @media ${media.print} {
    padding: 0;
    background: none;
    border: 0;
    font-size: ${token('text-sm')};
  }
`;

/** Belongs beside a sheet that is printed on A4. */
export const A4Page = createGlobalStyle`
  @page {
    size: A4;
    margin: 14mm;
  }
`;

/** Belongs beside what is wider than high, such as a day of lanes. */
export const A4Landscape = createGlobalStyle`
  @page {
    size: A4 landscape;
    margin: 10mm;
  }
`;
