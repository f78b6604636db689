export { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
