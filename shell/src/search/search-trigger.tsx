import { media, space, token } from '@pitlane/shared-ui/core';
import { Search } from '@pitlane/shared-ui/icons';
import { styled } from 'styled-components';
import { useSearchDialog } from './use-search-dialog.tsx';

/** Looks like a field where there is room, an icon on small screens. */
const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-inline-size: ${token('target')};
  min-block-size: ${token('target')};
  padding-inline: ${space(2)};
  border: ${token('hairline')} solid transparent;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('text')};
  font-size: ${token('text-sm')};
  cursor: pointer;

  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    stroke-width: 1.75;
  }

  & > span,
  & > kbd {
    display: none;
  }

  &:hover {
    background: ${token('surface-hover')};
  }

  @media ${media.narrow} {
    &[data-in-phone-bar] {
      display: none;
    }
  }

  /* Of the header. */
  @container (min-width: 70rem) {
    inline-size: 13rem;
    min-inline-size: 8rem;
    justify-content: flex-start;
    border-color: ${token('line-control')};
    background: ${token('surface')};
    color: ${token('text-muted')};

    & > span {
      display: block;
      flex: 1;
      text-align: start;
    }

    & > kbd {
      display: block;
      padding-inline: ${space(1.5)};
      border: ${token('hairline')} solid ${token('line')};
      border-radius: ${token('radius')};
      font-size: ${token('text-xs')};
    }
  }
`;

/** Opens the search everywhere. For staff, in the header, but not where it is in the bar of a phone. */
export function SearchTrigger({ isInPhoneBar }: { isInPhoneBar: boolean }) {
  const { open, dialog } = useSearchDialog();
  return (
    <>
      <Trigger
        type="button"
        aria-label="Search everywhere"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        data-shortcut="/"
        data-in-phone-bar={isInPhoneBar || undefined}
        onClick={() => open()}
      >
        <Search aria-hidden="true" />
        <span>Search</span>
        <kbd>/</kbd>
      </Trigger>
      {dialog}
    </>
  );
}

/** The same in the bar of a phone, which has no keys. */
export function SearchTab() {
  const { open, dialog } = useSearchDialog();
  return (
    <>
      <button type="button" aria-label="Search everywhere" aria-haspopup="dialog" onClick={() => open()}>
        <Search aria-hidden="true" />
        Search
      </button>
      {dialog}
    </>
  );
}
