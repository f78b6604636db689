import type { IconComponent } from '../icons/icon-component.ts';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconComponent;
  /** Makes the entry a link; otherwise `onAction` is called. */
  href?: string;
  /** The link leads to the current page. */
  isCurrent?: boolean;
  onAction?: () => void;
  isDisabled?: boolean;
  isDanger?: boolean;
}
