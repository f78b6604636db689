import { LinkButton, media, space, token } from '@pitlane/shared-ui/core';
import { styled } from 'styled-components';
import { HeroDrawing } from '../../artwork/hero-drawing.tsx';
import { paths } from '../../paths.ts';

const Hero = styled.main`
  position: relative;
  display: grid;
  align-items: center;
  min-block-size: 100dvh;
  padding: clamp(1.25rem, 6vw, 6rem);
  isolation: isolate;
  overflow: clip;

  @media ${media.narrow} {
    align-items: start;
  }
`;

const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
`;

const Content = styled.div`
  display: grid;
  gap: ${space(5)};
  max-inline-size: 36rem;
`;

const Brand = styled.p`
  color: ${token('accent-text')};
  font-size: ${token('text-display')};
  font-weight: ${token('weight-bold')};
  letter-spacing: -0.04em;
  line-height: 1;
`;

const Headline = styled.h1`
  font-size: ${token('text-2xl')};
`;

const Lead = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('text-lg')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  @media ${media.narrow} {
    flex-direction: column;
  }
`;

/**
 * Landing. It is rendered only by the build, so it must not need a script: no state, effects or
 * event handlers.
 */
export function Component() {
  return (
    <Hero id="main">
      <Backdrop aria-hidden="true">
        <HeroDrawing />
      </Backdrop>
      <Content>
        <Brand>Pitlane</Brand>
        <Headline id="page-title" tabIndex={-1}>
          Vehicle Service Made Simple
        </Headline>
        <Lead>
          Manage your garage operations with our comprehensive vehicle service management platform. No
          complexity, no hassle - just efficient service management.
        </Lead>
        <Actions>
          <LinkButton href={paths.register} variant="primary" size="large">
            Create Account
          </LinkButton>
          <LinkButton href={paths.login} size="large">
            Log In
          </LinkButton>
        </Actions>
        <noscript>
          Pitlane needs JavaScript. To log in or register, switch on JavaScript in your browser.
        </noscript>
      </Content>
    </Hero>
  );
}
