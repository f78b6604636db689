import type { ReactNode, Ref } from 'react';
import { Link as RacLink, type LinkProps as RacLinkProps } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import {
  type ButtonSize,
  type ButtonStyleProps,
  type ButtonVariant,
  buttonStyle,
} from '../button/button-style.ts';
import type { IconComponent } from '../icons/icon-component.ts';

const Base = styled(RacLink)<ButtonStyleProps>`
  ${buttonStyle}
`;

type ForwardedProps = 'target' | 'rel' | 'download' | 'onPress' | 'aria-label' | 'aria-describedby' | 'id';

export interface LinkButtonProps extends Pick<RacLinkProps, ForwardedProps> {
  href: string;
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
  ...rest
}: LinkButtonProps) {
  return (
    <Base {...rest} $variant={variant} $size={size} $isIconOnly={children === undefined}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </Base>
  );
}
