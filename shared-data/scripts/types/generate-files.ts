import { printLimits } from './print-limits.ts';
import { printMessageEvents } from './print-message-events.ts';
import { printTypes } from './print-types.ts';
import { printUnits } from './print-units.ts';
import { type RunQuery, readLimits, readMessageEvents, readSchema, readUnits } from './read-schema.ts';

/** The generated files of src/foundation/client by name. */
export const generateFiles = async (query: RunQuery): Promise<Record<string, string>> => ({
  'database.types.ts': printTypes(await readSchema(query)),
  'database.limits.ts': printLimits(await readLimits(query)),
  'database.units.ts': printUnits(await readUnits(query)),
  'database.message-events.ts': printMessageEvents(await readMessageEvents(query)),
});
