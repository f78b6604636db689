export type {
  OdometerReading,
  ServiceForecast,
  ServiceInterval,
  VehicleCare,
} from '../care/care-answers.ts';
export { useAddReading, useSaveServiceIntervals } from '../care/care-mutations.ts';
export { serviceIntervalsQuery, vehicleCareQuery } from '../care/care-queries.ts';
export { readingSourceLabels } from '../care/reading-sources.ts';
export { type LowerReason, lastReadingOf, useLowerReading } from '../care/use-lower-reading.ts';
