export { recoverFocus } from '../page-header/recover-focus.ts';
export { PageHeader, type PageHeaderProps } from '../page-header/page-header.tsx';
