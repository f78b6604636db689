import { parseId } from '@pitlane/shared-data/paths';
import type { Service } from '@pitlane/shared-data/services';
import { type CatalogueEntry, catalogue } from './catalogue.ts';

/** The advertised service of a `?service=` parameter. */
export const advertisedService = (choice: string | null): CatalogueEntry | undefined =>
  catalogue.find(({ id }) => id === choice);

/** A `?service=` parameter if it is well-formed; the service itself may no longer exist. */
export const readServiceChoice = (text: string | null): string | null =>
  advertisedService(text) || parseId(text) !== null ? text : null;

const normalised = (name: string) => name.trim().toLowerCase();

/** The bookable service of a `?service=` parameter: by its id, or by the name of the advertised service. */
export function chosenService(choice: string | null, services: readonly Service[]): Service | undefined {
  const advertised = advertisedService(choice);
  const number = parseId(choice);
  return services.find(({ service_id, name }) =>
    advertised ? normalised(name) === normalised(advertised.name) : service_id === number,
  );
}
