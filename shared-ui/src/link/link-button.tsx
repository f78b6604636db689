import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { type ButtonSize, type ButtonVariant, buttonStyle } from '../button/button-style.ts';
import type { IconComponent } from '../icons/icon-component.ts';
import { PortalLink, type PortalLinkProps } from './portal-link.tsx';

const Base = styled(PortalLink)`
  ${buttonStyle}
`;

type Attributes = 'href' | 'target' | 'rel' | 'download' | 'aria-label' | 'aria-describedby' | 'id';

export interface LinkButtonProps extends Pick<PortalLinkProps, Attributes> {
  onPress?: () => void;
  children?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconComponent;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button. */
export function LinkButton({
  children,
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  onPress,
  ...rest
}: LinkButtonProps) {
  return (
    <Base
      {...rest}
      onClick={onPress && (() => onPress())}
      data-variant={variant}
      data-size={size}
      data-icon-only={children === undefined || undefined}
    >
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </Base>
  );
}
