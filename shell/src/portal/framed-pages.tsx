import { space, token } from '@pitlane/shared-ui/theme';
import { Outlet } from 'react-router';
import { styled } from 'styled-components';
import { Header } from '../features/header/header.tsx';

const SkipLink = styled.a`
  position: absolute;
  inset-block-start: -10rem;
  inset-inline-start: ${space(2)};
  z-index: 20;
  padding: ${space(3)} ${space(4)};
  border-radius: ${token('radius')};
  background: ${token('accent')};
  color: ${token('on-accent')};

  &:focus {
    inset-block-start: ${space(2)};
  }
`;

/** The pages under the shared header. */
export function FramedPages() {
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
