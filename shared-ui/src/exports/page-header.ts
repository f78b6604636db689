export { PageHeader, type PageHeaderProps } from '../page-header/page-header.tsx';
