export { maxPageSize, type Page, pageSize } from '../paging/page.ts';
