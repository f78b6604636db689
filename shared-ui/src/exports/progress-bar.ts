export { NavigationProgress, ProgressBar, type ProgressBarProps } from '../progress-bar/progress-bar.tsx';
