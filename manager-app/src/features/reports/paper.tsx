import { media, space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';

const Head = styled.p`
  display: none;

  @media ${media.print} {
    display: block;
    font-size: ${token('text-xl')};
    font-weight: ${token('weight-medium')};
  }
`;

/** The title of a printed report, which has neither the buttons nor the fields of the screen. */
export const PaperHead = ({ title, days }: { title: string; days: string }) => (
  <Head>{`${title}, ${days}`}</Head>
);

/** What stays on one sheet of paper where it fits, so that pages end between the groups. */
export const PaperGroup = styled.div`
  min-inline-size: 0;

  @media ${media.print} {
    break-inside: avoid;
    font-size: ${token('text-sm')};
  }
`;

/** A table and its chart: side by side where there is room, and on paper. */
export const ChartBeside = styled.div`
  display: grid;
  gap: ${space(4)};
  min-inline-size: 0;

  & > * {
    min-inline-size: 0;
  }

  @media ${media.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
  }

  @media ${media.print} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
    break-inside: avoid;
  }
`;
