export { catchLostFocus } from '../page-header/catch-lost-focus.ts';
export { PageHeader, type PageHeaderProps } from '../page-header/page-header.tsx';
