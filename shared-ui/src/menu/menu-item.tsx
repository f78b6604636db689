import { PortalLink } from '../link/portal-link.tsx';
import type { MenuEntry } from './menu-entry.ts';

interface MenuItemProps {
  entry: MenuEntry;
  onClose: () => void;
}

export function MenuItem({ entry, onClose }: MenuItemProps) {
  const { label, icon: Icon, href, isCurrent, onAction, isDisabled, isDanger } = entry;
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" />}
      {label}
    </>
  );
  const act = () => {
    onClose();
    onAction?.();
  };
  const props = { role: 'menuitem', tabIndex: -1, 'data-danger': isDanger || undefined, onClick: act };
  return href ? (
    <PortalLink {...props} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </PortalLink>
  ) : (
    <button {...props} type="button" disabled={isDisabled}>
      {content}
    </button>
  );
}
