export { Button, type ButtonProps } from '../button/button.tsx';
export type { ButtonSize, ButtonVariant } from '../button/button-style.ts';
export { LinkButton, type LinkButtonProps } from '../link/link-button.tsx';
