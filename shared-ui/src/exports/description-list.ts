export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from '../description-list/description-list.tsx';
