import { Children, isValidElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SearchField } from '../search-field/search-field.tsx';
import { staff } from '../theme/density.ts';
import { media } from '../theme/media.ts';
import { space } from '../theme/token.ts';
import { showFocused } from './show-focused.ts';
import { visuallyHiddenStyle } from './visually-hidden.tsx';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space(3)} ${space(4)};

  /* A search field takes what the others leave. */
  & > [data-search] {
    flex: 1 1 18rem;
    min-inline-size: 0;
  }

  & > [data-filters] {
    display: contents;
  }

  & > [data-filters] > div {
    flex: 0 1 12rem;
    min-inline-size: 0;
  }

  & > [data-filters] > [role='radiogroup'] {
    flex: 0 1 auto;
  }

  ${staff} {
    align-items: center;
    gap: ${space(2)};
  }

  /* Said to assistive technology; the placeholder and the chosen option say it to others. */
  ${staff} > * > div:not([role='radiogroup']) > label {
    ${visuallyHiddenStyle}
  }

  /* Narrow enough that most are one row on a tablet, beside the list of screens too. */
  @media ${media.medium} {
    ${staff} > [data-filters] > div:not([role='radiogroup']) {
      flex: 1 1 9rem;
      max-inline-size: 12rem;
    }

    ${staff} > [data-search] {
      flex: 8 1 10rem;
      max-inline-size: 30rem;
    }
  }

  /* On a phone the filters are one row below the search, which scrolls sideways where it is longer. */
  @media ${media.narrow} {
    && > [data-search] {
      flex: 1 1 100%;
    }

    && > [data-filters] {
      display: flex;
      flex: 1 1 100%;
      align-items: center;
      gap: ${space(2)};
      min-inline-size: 0;
      /* Hidden labels are placed in it, and scroll with it. */
      position: relative;
      /* Room for the outline of the focus. */
      margin: calc(-1 * ${space(1.5)});
      padding: ${space(1.5)};
      overflow-x: auto;
      scrollbar-width: none;
    }

    && > [data-filters]:empty {
      display: none;
    }

    && > [data-filters] > * {
      flex: none;
    }

    && > [data-filters] > div:not([role='radiogroup']) {
      flex: 1 0 8rem;
    }

    && > [data-filters] > [role='radiogroup'] {
      margin: 0;
      padding: 0;
      overflow: visible;
    }
  }
`;

const isSearch = (child: ReactNode) => isValidElement(child) && child.type === SearchField;

/** Where the row of a phone is longer than the window, it begins with the chosen filter in sight. */
function showChosen(row: HTMLDivElement) {
  if (!window.matchMedia?.(media.narrow).matches) return;
  const chosen = row.querySelector(':checked')?.parentElement;
  const hidden = (chosen?.getBoundingClientRect().right ?? 0) - row.getBoundingClientRect().right;
  if (hidden > 0) row.scrollLeft = hidden;
}

function followFocus(row: HTMLDivElement | null) {
  if (!row) return;
  showChosen(row);
  row.addEventListener('focusin', showFocused);
  return () => row.removeEventListener('focusin', showFocused);
}

/** The search, filters and sort of a list, in one row where they fit; the search comes first. */
export function Toolbar({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const search = parts.filter(isSearch);
  return (
    <Line>
      {search.length > 0 && <div data-search>{search}</div>}
      <div data-filters ref={followFocus}>
        {parts.filter((part) => !isSearch(part))}
      </div>
    </Line>
  );
}
