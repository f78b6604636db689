export { countLimit, formatTotal } from '../paged-list/format-count.ts';
export { ListSummary, type ListSummaryProps, type SummaryFigure } from '../paged-list/list-summary.tsx';
export {
  type ListPage,
  PagedList,
  type PagedListProps,
  type PageParams,
  type PageQuery,
} from '../paged-list/paged-list.tsx';
export { Pagination, type PaginationProps } from '../paged-list/pagination.tsx';
