export type { Answer } from '../answer/answer.ts';
