import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { media } from '../theme/media.ts';
import { moreStyle } from './more-style.ts';

const OnPhones = styled.div`
  ${moreStyle}
  display: none;

  @media ${media.narrow} {
    display: block;
  }
`;

/** Shows on phones the elements marked by `data-detail` around it, in the element that `hasMore` styles; elsewhere all is shown. */
export function More({ about }: { about: string }) {
  return (
    <OnPhones data-more>
      <details>
        <summary>
          More<VisuallyHidden> about {about}</VisuallyHidden>
        </summary>
      </details>
    </OnPhones>
  );
}
