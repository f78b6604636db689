export { QueryView, type QueryViewProps, type ViewedQuery } from '../query-view/query-view.tsx';
