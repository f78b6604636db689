export { maxPageSize, type Page, pageSize } from '../foundation/answers/page.ts';
