export { useListAddress } from '../list-address/use-list-address.ts';
export { useSearchText } from '../list-address/use-search-text.ts';
