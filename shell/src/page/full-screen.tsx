import { Brand, media, PageHeader, space, token } from '@pitlane/shared-ui/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ThemeSwitch } from './theme-switch.tsx';

const Frame = styled.div`
  position: relative;
  display: grid;
  min-block-size: 100dvh;
  grid-template-rows: auto 1fr;
  isolation: isolate;
  overflow: clip;
`;

const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;

  /* On phones the sheet is below the drawing, not on top of it. */
  @media ${media.narrow} {
    inset-block-end: auto;
    block-size: 23rem;
    mask-image: linear-gradient(black 60%, transparent);
  }
`;

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space(4)} ${space(5)};
  font-size: ${token('text-lg')};

  a {
    color: inherit;
    text-decoration: none;
  }

  /* The bar stays as high as its text. */
  button {
    margin-block: calc(-1 * ${space(2)});
  }
`;

const Main = styled.main`
  display: grid;
  place-items: center;
  padding: ${space(4)};

  @media ${media.narrow} {
    align-items: end;
  }

  @media ${media.wide} {
    justify-items: end;
    padding-inline: clamp(2rem, 10vw, 10rem);
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${space(5)};
  inline-size: min(27rem, 100%);
  padding: clamp(1.25rem, 4vw, 2.25rem);
  border: ${token('hairline')} solid ${token('line-strong')};
  border-radius: ${token('radius-large')};
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-overlay')};

  h1 {
    font-size: ${token('text-2xl')};
  }
`;

interface FullScreenProps {
  title: string;
  description?: string;
  backdrop?: ReactNode;
  children: ReactNode;
}

/** A screen without the shared header: a sheet on a drawing. */
export function FullScreen({ title, description, backdrop, children }: FullScreenProps) {
  return (
    <Frame>
      <Backdrop aria-hidden="true">{backdrop}</Backdrop>
      <Bar>
        <Link to="/" aria-label="Pitlane home">
          <Brand />
        </Link>
        <ThemeSwitch />
      </Bar>
      <Main id="main">
        <Sheet>
          <PageHeader title={title} description={description} />
          {children}
        </Sheet>
      </Main>
    </Frame>
  );
}
