export { SearchField, type SearchFieldProps } from '../search-field/search-field.tsx';
