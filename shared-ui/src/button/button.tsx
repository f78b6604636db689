import { type ComponentProps, type ReactNode, type Ref, useImperativeHandle } from 'react';
import { styled } from 'styled-components';
import type { IconComponent } from '../icons/icon-component.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { SpinnerRing } from '../spinner/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { keepPress } from './keep-press.ts';
import { usePendingAnnouncement } from './use-pending-announcement.ts';

const Base = styled.button`
  ${buttonStyle}
`;

type Attributes =
  | 'type'
  | 'autoFocus'
  | 'form'
  | 'name'
  | 'value'
  | 'id'
  | 'onClickCapture'
  | 'onKeyDown'
  | 'popoverTarget';
type Aria =
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-haspopup';

export interface ButtonProps extends Pick<ComponentProps<'button'>, Attributes | Aria> {
  /** The label. Omit it only with `icon` and `aria-label`. */
  children?: ReactNode;
  variant?: ButtonVariant;
  /** `large` is 48 px high, for gloved hands. */
  size?: ButtonSize;
  icon?: IconComponent;
  isDisabled?: boolean;
  onPress?: () => void;
  /** An operation is running: the button keeps the focus, announces it, and ignores presses. */
  isPending?: boolean;
  /** The label while pending, such as 'Adding...'; default: the usual label. */
  pendingLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Disables a button, including form submission, without losing the focus. */
const pendingProps = {
  onClick: undefined,
  type: 'button',
  'aria-disabled': true,
  'data-pending': true,
} as const;

/** Triggers an action on this screen. For navigation use LinkButton. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  type = 'button',
  isDisabled,
  onPress,
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
      type={type}
      disabled={isDisabled}
      onPointerDown={keepPress}
      onClick={onPress && (() => onPress())}
      {...(isPending && pendingProps)}
      ref={button}
      aria-label={label && isPending ? (pendingLabel ?? `${label} (in progress)`) : label}
      data-variant={variant}
      data-size={size}
      data-icon-only={(children === undefined && !isPending) || undefined}
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
