export { type Page, pageSize } from '../paging/page.ts';
