export { FadeIn } from '../fade-in/fade-in.tsx';
