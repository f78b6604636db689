import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { token } from '../theme/token.ts';

const mark = (side: string, size: string) =>
  `linear-gradient(${token('line-strong')}, ${token('line-strong')}) ${side} / ${size} no-repeat`;
const long = '0.75rem';
const thin = '1px';

/** Crop marks in the corners, as on a drawing sheet. The element must set a background-color. */
export const cornerMarks = css`
  --inset: 0.375rem;
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: var(--inset);
    pointer-events: none;
    background:
      ${mark('left top', `${long} ${thin}`)},
      ${mark('left top', `${thin} ${long}`)},
      ${mark('right top', `${long} ${thin}`)},
      ${mark('right top', `${thin} ${long}`)},
      ${mark('left bottom', `${long} ${thin}`)},
      ${mark('left bottom', `${thin} ${long}`)},
      ${mark('right bottom', `${long} ${thin}`)},
      ${mark('right bottom', `${thin} ${long}`)};

    /* On paper, where backgrounds are left out, the marks would cover the text. */
    @media ${media.print} {
      content: none;
    }
  }
`;
