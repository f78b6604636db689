export {
  type ListParams,
  type SortedListParams,
  type SortOptions,
  useListParams,
} from '../list-params/use-list-params.ts';
