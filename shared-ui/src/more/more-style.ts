import { css } from 'styled-components';
import { visuallyHiddenStyle } from '../layout/visually-hidden.tsx';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

/** The browser's control that shows more, without content of its own. */
export const moreStyle = css`
  summary {
    display: flex;
    align-items: center;
    min-block-size: ${token('target')};
    padding-inline: ${space(2)};
    margin-inline-end: calc(-1 * ${space(2)});
    color: ${token('text-muted')};
    cursor: pointer;
    list-style: none;
  }

  summary::after {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin: -0.25rem 0 0 ${space(2)};
    border: solid;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }

  [open] > summary::after {
    margin-block-start: 0.25rem;
    rotate: 225deg;
  }
`;

/**
 * For an element with a `More` in it: elements marked by `data-detail` are hidden on phones until it is opened,
 * and of a label that goes without saying (`data-detail="label"`) only the look is.
 */
export const hasMore = css`
  @media ${media.narrow} {
    &:not(:has([data-more] > [open])) {
      [data-detail='true'] {
        display: none;
      }

      [data-detail='label'] {
        ${visuallyHiddenStyle}
      }
    }
  }
`;
