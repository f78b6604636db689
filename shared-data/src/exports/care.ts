export type {
  OdometerReading,
  ServiceForecast,
  ServiceInterval,
  VehicleCare,
} from '../care/care-answers.ts';
export { useAddReading, useSaveServiceIntervals } from '../care/care-mutations.ts';
export { serviceIntervalsQuery, vehicleCareQuery } from '../care/care-queries.ts';
export { lowerAnswer } from '../care/lower-answer.ts';
export { readingSourceLabels } from '../care/reading-sources.ts';
export { useLowerAnswer } from '../care/use-lower-answer.ts';
export { lastReadingOf, useLowerReading } from '../care/use-lower-reading.ts';
