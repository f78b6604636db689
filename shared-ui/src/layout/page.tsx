import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { staff } from '../theme/density.ts';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';

const widths = {
  text: `--width: ${token('text-width')};`,
  form: '--width: 48rem;',
  full: `--width: ${token('page-width')};`,
  window: '--width: 100%;',
};

const Main = styled.div`
  ${variants('width', widths)}
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  inline-size: 100%;
  max-inline-size: calc(var(--width) + 2 * ${space(4)});
  margin-inline: auto;
  padding: ${space(5)} ${space(4)} ${space(16)};

  @media ${media.medium} {
    gap: ${space(8)};
    padding-block-start: ${space(8)};
    padding-inline: ${space(6)};
    max-inline-size: calc(var(--width) + 2 * ${space(6)});
  }

  ${staff} {
    gap: ${space(3)};
    padding: ${space(1)} ${space(4)} ${space(10)};
  }

  /* A list and its toolbar. */
  ${staff} > [data-gap='4'] {
    gap: ${space(1.5)};
  }

  /* Forms, one below the other. */
  ${staff}:is([data-width='form']) > section + section {
    margin-block-start: ${space(4)};
  }

  /* What is beside the page may leave less. */
  @media ${media.medium} {
    ${staff} {
      padding-inline: var(--page-inset, ${space(6)});
    }
  }

  @media ${media.print} {
    max-inline-size: none;
    padding: 0;

    ${staff} {
      padding: 0;
    }
  }
`;

export interface PageProps {
  children: ReactNode;
  /** `full` for lists and dashboards, `window` for what is seen from afar, `form` for forms, `text` for reading. */
  width?: keyof typeof widths;
}

/** The column of a screen. The shell renders the `main` landmark around it. */
export function Page({ children, width = 'full' }: PageProps) {
  return <Main data-width={width}>{children}</Main>;
}
