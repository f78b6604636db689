export { Link, type LinkProps } from '../link/link.tsx';
export { LinkButton, type LinkButtonProps } from '../link/link-button.tsx';
export { RouterBridge, type RouterBridgeProps } from '../link/router-bridge.tsx';
