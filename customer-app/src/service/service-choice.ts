import type { Service } from '@pitlane/shared-data/services';
import { wholeNumber } from '../navigation/whole-number.ts';
import { type CatalogueEntry, catalogue } from './catalogue.ts';

/** The advertised service that a `?service=` names, if it names one. */
export const advertisedService = (choice: string | null): CatalogueEntry | undefined =>
  catalogue.find(({ id }) => id === choice);

/** `?service=` as it is carried on: what it names may be gone, but it must name something. */
export const readServiceChoice = (text: string | null): string | null =>
  advertisedService(text) || wholeNumber(text) !== null ? text : null;

const spelled = (name: string) => name.trim().toLowerCase();

/** The service on offer that a `?service=` means: the one of that number, or the one of the advertised name. */
export function chosenService(choice: string | null, services: readonly Service[]): Service | undefined {
  const advertised = advertisedService(choice);
  const number = wholeNumber(choice);
  return services.find(({ service_id, name }) =>
    advertised ? spelled(name) === spelled(advertised.name) : service_id === number,
  );
}
