export { FailedState, type FailedStateProps } from '../failed-state/failed-state.tsx';
