import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';
import { cornerMarks } from './corner-marks.ts';

/** A header of one line where there is room, and narrower space around. */
const dense = css`
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)};

  & > header > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${space(3)};
  }

  & > header > div > p {
    margin: 0;
  }

  /* A badge stays beside a title of more than one line. */
  & > header:not(:has(p)) {
    flex-wrap: nowrap;
  }

  & > header:not(:has(p)) > :last-child:not(:first-child) {
    flex: none;
    max-inline-size: 50%;
  }
`;

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;
  padding: ${space(4)};
  background-color: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};

  &:where([data-marks]) {
    ${cornerMarks}
  }

  @media ${media.medium} {
    padding: ${space(5)};
  }

  &&:where([data-dense]) {
    ${dense}
  }
`;

export interface CardProps {
  children: ReactNode;
  /** The element: `article` for an item, `section` for a part of the page, `li` inside a list. */
  as?: 'article' | 'section' | 'div' | 'li';
  /** Draws crop marks in the corners, for the most important card of a screen. */
  hasMarks?: boolean;
  /** For long lists of cards. */
  isDense?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  id?: string;
  /** -1 lets a script move the focus to it. */
  tabIndex?: -1;
  className?: string;
}

export function Card({ as = 'section', hasMarks = false, isDense = false, ...rest }: CardProps) {
  return <Box as={as} data-marks={hasMarks || undefined} data-dense={isDense || undefined} {...rest} />;
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};

  & > div:first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > div > :is(h2, h3, h4) {
    font-size: ${token('text-lg')};
  }

  & > div > p {
    margin-block-start: ${space(1)};
    font-size: ${token('text-sm')};
    color: ${token('text-muted')};
  }
`;

export interface CardHeaderProps {
  title: ReactNode;
  detail?: ReactNode;
  /** A badge or buttons at the end of the line. */
  end?: ReactNode;
  level?: 2 | 3 | 4;
  id?: string;
}

export function CardHeader({ title, detail, end, level = 2, id }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <Head>
      <div>
        <Heading id={id}>{title}</Heading>
        {detail && <p>{detail}</p>}
      </div>
      {end}
    </Head>
  );
}

/** The buttons at the bottom of a card. */
export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: auto;
`;
