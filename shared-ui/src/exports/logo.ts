export { Logo, type LogoPicture } from '../logo/logo.tsx';
