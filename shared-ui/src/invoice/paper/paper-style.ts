import { createGlobalStyle, styled } from 'styled-components';
import { PaperSheet } from '../../layout/paper-sheet.tsx';
import { media } from '../../theme/media.ts';
import { space, token } from '../../theme/token.ts';

/** Page numbers are printed by browsers that know margin boxes, as Chrome 131 does. */
export const PrintPage = createGlobalStyle`
  @page {
    size: A4;
    margin: 14mm;

    @bottom-right {
      content: 'Page ' counter(page) ' of ' counter(pages);
      font: 8pt sans-serif;
    }
  }
`;

export const Sheet = styled(PaperSheet)`
  @media ${media.narrow} {
    padding: ${space(4)};
  }

  /* Blocks, because a row of a flex container may be torn between pages. */
  @media ${media.print} {
    display: block;
    padding: 0;
    font-size: 9pt;
    line-height: 1.35;

    & > * + * {
      margin-block-start: ${space(3)};
    }

    & > dl {
      grid-template-columns: repeat(4, 1fr);
      gap: ${space(2)} ${space(4)};
    }

    dt,
    section h3,
    & > footer {
      font-size: inherit;
    }

    & > :is(section, div) dl > div {
      padding-block: ${space(0.5)};
    }
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(5)};
  padding-block-end: ${space(3)};
  border-block-end: ${token('stroke')} solid ${token('text')};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${token('text-xl')};
  }

  img {
    max-block-size: 4rem;
    max-inline-size: 12rem;
    object-fit: contain;
    background: ${token('surface-raised')};
  }
`;

export const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space(4)} ${space(6)};
  overflow-wrap: anywhere;

  h3 {
    font-size: ${token('text-sm')};
    font-weight: ${token('weight-regular')};
    color: ${token('text-muted')};
  }

  @media ${media.print} {
    grid-template-columns: 1fr 1fr;
    break-inside: avoid;
  }
`;
