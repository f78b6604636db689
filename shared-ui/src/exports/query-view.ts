export { type QueryLike, QueryView, type QueryViewProps } from '../query-view/query-view.tsx';
