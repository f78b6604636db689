import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Brand } from '../brand/brand.tsx';
import { Page } from '../layout/page.tsx';
import { ScreenOnly } from '../layout/screen-only.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-block-size: 4rem;
  padding-inline: max(${space(4)}, calc((100% - 48rem) / 2));
  border-block-end: ${token('hairline')} solid ${token('line')};
  background: ${token('surface-raised')};
  font-size: ${token('text-lg')};

  @media ${media.print} {
    display: none;
  }
`;

const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token('target')};
  color: inherit;
  text-decoration: none;
`;

export interface LinkPageProps {
  title: string;
  /** As wide as the screen, for one on the wall. */
  isWide?: boolean;
  /** At the end of the bar, once it is there. */
  logo?: ReactNode;
  children: ReactNode;
}

/** A page that is opened by a link, without the portal's header. The build draws it too, as the frame before any script. */
export function LinkPage({ title, isWide = false, logo, children }: LinkPageProps) {
  return (
    <>
      <Bar>
        <Home href="/" aria-label="Pitlane home">
          <Brand />
        </Home>
        {logo}
      </Bar>
      <main id="main">
        <Page width={isWide ? 'window' : 'form'}>
          <ScreenOnly>
            <PageHeader title={title} />
          </ScreenOnly>
          {children}
        </Page>
      </main>
    </>
  );
}
