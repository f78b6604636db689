export {
  Skeleton,
  SkeletonCard,
  type SkeletonProps,
  SkeletonTable,
  type SkeletonTableProps,
} from '../skeleton/skeleton.tsx';
