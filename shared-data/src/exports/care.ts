export type {
  OdometerReading,
  ServiceForecast,
  ServiceInterval,
  VehicleCare,
} from '../vehicles/care/care-answers.ts';
export { useAddReading, useSaveServiceIntervals } from '../vehicles/care/care-mutations.ts';
export { serviceIntervalsQuery, vehicleCareQuery } from '../vehicles/care/care-queries.ts';
export { lowerAnswer } from '../vehicles/care/lower-answer.ts';
export { readingSourceLabels } from '../vehicles/care/reading-sources.ts';
export { useLowerAnswer } from '../vehicles/care/use-lower-answer.ts';
export { lastReadingOf, useLowerReading } from '../vehicles/care/use-lower-reading.ts';
