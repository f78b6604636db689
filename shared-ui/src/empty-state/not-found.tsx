import { SearchX } from 'lucide-react';
import type { ButtonSize } from '../button/button-style.ts';
import { LinkButton } from '../link/link-button.tsx';
import { EmptyState } from './empty-state.tsx';

export interface NotFoundProps {
  /** Such as 'Invoice not found'. */
  title: string;
  /** Why that may be, or what to do. */
  hint: string;
  /** Where it would have been. */
  back: { href: string; label: string };
  size?: ButtonSize;
}

/** Shown in place of what an address names and nobody can show: it is gone, or another person's. */
export const NotFound = ({ title, hint, back: { href, label }, size }: NotFoundProps) => (
  <EmptyState
    icon={SearchX}
    title={title}
    hint={hint}
    action={
      <LinkButton variant="primary" size={size} href={href}>
        {label}
      </LinkButton>
    }
  />
);
