export { keepLastVisit } from '../last-visit/last-visit.ts';
