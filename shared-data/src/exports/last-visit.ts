export { keepLastVisit } from '../foundation/device/last-visit.ts';
