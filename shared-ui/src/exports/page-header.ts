export { PageHeader, type PageHeaderProps } from '../page-header/page-header.tsx';
export { recoverFocus } from '../page-header/recover-focus.ts';
