import type { ComponentProps } from 'react';
import { Link as RouterLink, useInRouterContext } from 'react-router';

export interface PortalLinkProps extends ComponentProps<'a'> {
  href: string;
}

/**
 * A link that the router follows without loading the page again. Outside a router, such as in the prerendered landing
 * page, it is a plain link.
 */
export function PortalLink({ href, ...rest }: PortalLinkProps) {
  const hasRouter = useInRouterContext();
  if (!hasRouter) return <a href={href} {...rest} />;
  // A download is left to the browser.
  return <RouterLink {...rest} to={href} discover="none" reloadDocument={rest.download !== undefined} />;
}
