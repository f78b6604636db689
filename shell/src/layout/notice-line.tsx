import { media, noticePinned, space, token } from '@pitlane/shared-ui/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** A line about the whole portal; nothing while it is empty. */
export const NoticeLine = styled.p`
  &:not(:empty) {
    padding: ${space(2)} ${space(4)};
    background: ${token('text')};
    color: ${token('surface')};
    text-align: center;
  }

  @media ${media.narrow} {
    &:not(:empty) {
      padding-block: ${space(1)};
      font-size: ${token('text-sm')};
    }
  }

  button {
    min-block-size: 3rem;
    padding-inline: ${space(3)};
    font: inherit;
    color: inherit;
    text-decoration: underline;
    cursor: pointer;
    background: none;
    border: none;
  }
`;

const Lines = styled.div`
  position: sticky;
  inset-block-start: ${noticePinned};
  z-index: 15;
`;

/** The lines at the top of the window. The header and what sticks to it stay below them. */
export function Notices({ children }: { children: ReactNode }) {
  const lines = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = lines.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    // Setting it has the browser compute the style of every element again.
    const observer = new ResizeObserver(() => {
      const height = box.offsetHeight;
      if (height > 0) style.setProperty('--notice-height', `${height}px`);
      else if (style.length > 0) style.removeProperty('--notice-height');
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      style.removeProperty('--notice-height');
    };
  }, []);
  return <Lines ref={lines}>{children}</Lines>;
}
