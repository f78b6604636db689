export { type Page, pagedTotal, pageSize } from '../paging/page.ts';
