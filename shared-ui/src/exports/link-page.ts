export { LinkPage, type LinkPageProps } from '../link-page/link-page.tsx';
