export { type StepState, Timeline, type TimelineStep } from '../timeline/timeline.tsx';
