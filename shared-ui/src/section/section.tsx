import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { staff } from '../theme/density.ts';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-inline-size: 0;

  ${staff} {
    gap: ${space(2)};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;

/** The heading is followed by a fine line to the edge. */
const Heading = styled.h2`
  display: flex;
  flex: 1 1 12rem;
  align-items: center;
  gap: ${space(4)};
  font-size: ${token('text-xl')};

  ${staff} {
    font-size: ${token('text-lg')};
  }

  /* Below the title there, which is smaller too. */
  @media ${media.narrow} {
    ${staff} {
      font-size: ${token('text-md')};
    }
  }

  &::after {
    content: '';
    flex: 1;
    block-size: 7px;
    background:
      linear-gradient(${token('accent')}, ${token('accent')}) left / 7px 7px no-repeat,
      linear-gradient(${token('line-strong')}, ${token('line-strong')}) left 3px / 100% 1px no-repeat,
      linear-gradient(${token('line-strong')}, ${token('line-strong')}) right / 1px 7px no-repeat;
  }
`;

const Description = styled.p`
  max-inline-size: ${token('text-width')};
  color: ${token('text-muted')};
`;

export interface SectionProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  level?: 2 | 3;
}

/** A part of a screen, as a landmark named by its heading. */
export function Section({ title, description, actions, children, level = 2 }: SectionProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Head>
        <Heading as={`h${level}`} id={id}>
          {title}
        </Heading>
        {actions}
      </Head>
      {description && <Description>{description}</Description>}
      {children}
    </Box>
  );
}
