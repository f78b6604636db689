import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../link/link-button.tsx';
import { staff } from '../theme/density.ts';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

/** The line below is drawn as a dimension line, with end marks and an accent at its start. */
const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(4)};
  padding-block-end: ${space(5)};
  background:
    linear-gradient(${token('accent')}, ${token('accent')}) left bottom 4px / 4.5rem 3px no-repeat,
    linear-gradient(${token('line-strong')}, ${token('line-strong')}) left bottom 5px / 100% 1px no-repeat,
    linear-gradient(${token('accent')}, ${token('accent')}) left bottom / 1px 11px no-repeat,
    linear-gradient(${token('line-strong')}, ${token('line-strong')}) right bottom / 1px 11px no-repeat;

  ${staff} {
    align-items: center;
    justify-content: flex-start;
    gap: ${space(1)} ${space(2)};
    min-block-size: ${token('target')};
    margin-block-end: calc(-1 * ${space(1.5)});
    padding: 0;
    background: none;
  }

  @media ${media.narrow} {
    ${staff} {
      column-gap: ${space(1)};
    }
  }
`;

const TitleBlock = styled.div`
  flex: 1 1 20rem;
  min-inline-size: 0;

  ${staff} {
    flex: 1 1 8rem;
  }

  /* Has its width before the label of an action has; below 7rem the actions follow in a line of their own. */
  @media ${media.narrow} {
    ${staff} {
      flex: 9999 1 7rem;
      max-inline-size: max-content;
    }
  }
`;

const arrowAlone = css`
  & > * {
    gap: 0;
    font-size: 0;
  }

  & svg {
    font-size: ${token('text-md')};
  }

  &::after {
    content: none;
  }
`;

const Back = styled.div`
  flex-basis: 100%;
  margin-inline-start: calc(-1 * ${space(4)});
  margin-block-end: calc(-1 * ${space(3)});

  @media ${media.print} {
    &&& {
      display: none;
    }
  }

  /* A breadcrumb before the title. */
  ${staff} {
    flex: none;
    display: flex;
    align-items: center;
    margin: 0 0 0 calc(-1 * ${space(2)});
    color: ${token('text-muted')};
  }

  ${staff} > * {
    padding-inline: ${space(2)};
    color: inherit;
  }

  ${staff}::after {
    content: '/' / '';
    margin-inline-start: ${space(1)};
    color: ${token('line-control')};
  }

  /* The arrow says it on a phone. */
  @media ${media.narrow} {
    ${staff} {
      ${arrowAlone}
    }
  }

  /* On a tablet where three actions need the room. */
  @media ${media.tablet} {
    [data-density] :has(> div > [data-size] ~ [data-size] ~ [data-size]) > & {
      ${arrowAlone}
    }
  }
`;

const Title = styled.h1`
  font-size: ${token('text-3xl')};
  letter-spacing: -0.03em;
  /* Focused by the shell after a navigation, as a starting point: nothing to operate. */
  outline: 0;

  ${staff} {
    overflow: hidden;
    font-size: ${token('text-title')};
    letter-spacing: -0.02em;
    line-height: 1.3;
    text-overflow: ellipsis;
    text-wrap: nowrap;
  }

  /* Leaves room for the actions beside it. */
  @media ${media.narrow} {
    ${staff} {
      font-size: ${token('text-lg')};
    }
  }
`;

const Description = styled.p`
  max-inline-size: ${token('text-width')};
  margin-block-start: ${space(2)};
  color: ${token('text-muted')};
  font-size: ${token('text-lg')};

  ${staff} {
    margin: 0;
    max-inline-size: none;
    font-size: ${token('text-sm')};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  inline-size: 100%;

  @media ${media.medium} {
    inline-size: auto;
  }

  /* Below the title where they do not fit beside it. */
  ${staff} {
    gap: ${space(2)};
    inline-size: auto;
    margin-inline-start: auto;
  }

  /* In one line with the title: as wide as its icon at least, the label in a second line, which is cut off, where there is no room for it. */
  @media ${media.narrow} {
    ${staff} {
      display: contents;
    }

    ${staff} > :first-child {
      margin-inline-start: auto;
    }

    ${staff} > [data-size] {
      padding-inline: ${space(2)};
    }

    ${staff} > :has(> svg) {
      flex: 1 1 ${token('target')};
      flex-wrap: wrap;
      block-size: ${token('target')};
      max-inline-size: max-content;
      padding-block: 0;
      overflow: hidden;
    }

    ${staff} > * > svg {
      block-size: 100%;
    }

    /* Of several actions the main one has the room for a label. */
    ${staff} > :not([data-variant='primary'], :only-child) {
      flex-grow: 0;
    }
  }
`;

export interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  /** A link to the parent screen, or a button that goes back. */
  back?: { label: string } & ({ href: string } | { onPress: () => void });
  actions?: ReactNode;
  /** The person or vehicle that the screen is about, for the title of the browser's tab. */
  subject?: string;
}

/** The page's only h1. After a navigation the shell focuses it by its id, `page-title`. */
export function PageHeader({ title, description, back, actions, subject }: PageHeaderProps) {
  useEffect(() => {
    // The next route replaces it by its own title.
    if (subject) document.title = `${subject} · Pitlane`;
  }, [subject]);
  return (
    <Header>
      {back && (
        <Back>
          {'href' in back ? (
            <LinkButton variant="quiet" icon={ArrowLeft} href={back.href}>
              {back.label}
            </LinkButton>
          ) : (
            <Button variant="quiet" icon={ArrowLeft} onPress={back.onPress}>
              {back.label}
            </Button>
          )}
        </Back>
      )}
      <TitleBlock>
        <Title id="page-title" tabIndex={-1}>
          {title}
        </Title>
        {description && <Description>{description}</Description>}
      </TitleBlock>
      {actions && <Actions>{actions}</Actions>}
    </Header>
  );
}
