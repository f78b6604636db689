import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { dense } from '../theme/density.ts';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

const Box = styled.span`
  display: block;
  min-inline-size: 7rem;
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('text-xs')};
  }

  @media ${media.tablet} {
    min-inline-size: 5rem;
  }

  @media ${media.narrow} {
    min-inline-size: 0;
  }

  /* At least so wide that it can be recognised, at most its text: between them the table decides. On paper nothing is cut. */
  @media screen and ${media.medium} {
    ${dense} {
      display: grid;
      grid-template-columns: minmax(var(--cut-from, 5rem), max-content);
      min-inline-size: 0;
      max-inline-size: 30rem;
    }

    ${dense} > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    /* The link is cut, not its box, so that all of it can be pressed. */
    ${dense} > span > a:only-child {
      display: block;
      min-block-size: 1.5rem;
      overflow: hidden;
      text-overflow: ellipsis;
    }

    /* A button is one letter to the line around it, which would be cut without a sign. */
    ${dense} > span > button {
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      vertical-align: bottom;
    }

    ${dense}[data-keeps-detail] {
      align-items: baseline;
      column-gap: ${space(2)};
    }

    /* Its end is cut last: it tells one code from another. */
    ${dense} > small {
      max-inline-size: 10rem;
      margin: 0;
      overflow: hidden;
      direction: rtl;
      line-height: 1.2;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    ${dense} wbr {
      display: none;
    }

    ${dense} > span > small {
      display: inline;
      margin-inline-start: ${space(2)};
    }

    /* The whole text for who moves by keyboard; for the mouse see \`nameCutText\`. */
    tr:has(:focus-visible) & > span {
      white-space: normal;
    }
  }

  /* Behind it there, below it where the table is crowded. */
  @media screen and (min-width: 85rem) {
    ${dense}[data-keeps-detail] {
      grid-template-columns: minmax(6rem, max-content) max-content;
      justify-content: start;
    }
  }
`;

export interface LongTextProps {
  children: ReactNode;
  /** Said smaller below it, in dense tables behind it. */
  detail?: ReactNode;
  /** The text is cut before its detail, such as the code of a part. */
  keepsDetail?: boolean;
}

/**
 * The content of a cell that may be long, such as an address or a name with a detail. It breaks instead of widening the
 * table; in dense tables it is one line, which is cut where the table is too narrow.
 */
export const LongText = ({ children, detail, keepsDetail = false }: LongTextProps) => (
  <Box data-keeps-detail={keepsDetail || undefined}>
    <span data-cut>
      {children}
      {detail && !keepsDetail && <small>{detail}</small>}
    </span>
    {detail && keepsDetail && (
      <small data-cut>
        <bdi>{detail}</bdi>
      </small>
    )}
  </Box>
);
