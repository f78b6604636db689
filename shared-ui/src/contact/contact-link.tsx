import { styled } from 'styled-components';
import { Link, type LinkProps } from '../link/link.tsx';

/** As high as WCAG 2.2 asks of a target. An unbroken address wraps. */
const Place = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  overflow-wrap: anywhere;

  & > a {
    display: inline-block;
    min-block-size: 1.5rem;
  }
`;

export function ContactLink(link: Pick<LinkProps, 'href' | 'children'>) {
  return (
    <Place>
      <Link {...link} />
    </Place>
  );
}
