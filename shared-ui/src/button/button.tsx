import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import { Button as RacButton, type ButtonProps as RacButtonProps } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import type { IconComponent } from '../icons/icon-component.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { SpinnerRing } from '../spinner/spinner.tsx';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { usePendingAnnouncement } from './use-pending-announcement.ts';

const Base = styled(RacButton)<ButtonLook>`
  ${buttonStyle}
`;

type PassedOn = 'onPress' | 'type' | 'isDisabled' | 'autoFocus' | 'form' | 'name' | 'value' | 'slot' | 'id';
type Aria = 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-expanded' | 'aria-controls';

/** What React Aria's hooks give to the button that opens an overlay. */
type OpensOverlay = 'onPressStart' | 'onKeyDown' | 'onKeyUp' | 'aria-haspopup' | 'onHoverStart' | 'onFocus';

export interface ButtonProps extends Pick<RacButtonProps, PassedOn | Aria | OpensOverlay> {
  /** The words. Leave them out only together with `icon` and `aria-label`. */
  children?: ReactNode;
  variant?: ButtonVariant;
  /** `large` is 48 px high, for gloved hands. */
  size?: ButtonSize;
  icon?: IconComponent;
  /** Work is under way: the button keeps the focus, says so, and does nothing when pressed. */
  isPending?: boolean;
  /** The words while pending, such as 'Adding...'. Without it the words stay. */
  pendingLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** What makes a button do nothing without taking the focus from it, not even submit its form. */
const atRest = { onPress: undefined, type: 'button', 'aria-disabled': true, 'data-pending': true } as const;

/** Does something on this screen. A button that leads elsewhere is a LinkButton. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  isPending = false,
  pendingLabel,
  ref,
  'aria-label': label,
  ...rest
}: ButtonProps) {
  const button = usePendingAnnouncement(isPending);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button]);
  return (
    <Base
      {...rest}
      {...(isPending && atRest)}
      ref={button}
      aria-label={label && isPending ? (pendingLabel ?? `${label} (in progress)`) : label}
      $variant={variant}
      $size={size}
      $isIconOnly={children === undefined && !isPending}
    >
      {isPending ? (
        <>
          <SpinnerRing />
          {pendingLabel ?? children}
          {!pendingLabel && <VisuallyHidden> (in progress)</VisuallyHidden>}
        </>
      ) : (
        <>
          {Icon && <Icon aria-hidden="true" />}
          {children}
        </>
      )}
    </Base>
  );
}
