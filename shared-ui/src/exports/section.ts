export { Section, type SectionProps } from '../section/section.tsx';
