import { printChangeSubjects } from './print-change-subjects.ts';
import { printDataModel } from './print-data-model.ts';
import { printLimits } from './print-limits.ts';
import { printMessageEvents } from './print-message-events.ts';
import { printTypes } from './print-types.ts';
import { printUnits } from './print-units.ts';
import {
  type RunQuery,
  readChangeSubjects,
  readLimits,
  readMessageEvents,
  readSchema,
  readUnits,
} from './read-schema.ts';
import { tablesByDomain } from './tables-by-domain.ts';

const client = 'src/foundation/client';

/** The generated files by their place in this workspace. */
export const generateFiles = async (query: RunQuery): Promise<Record<string, string>> => ({
  [`${client}/database.types.ts`]: printTypes(await readSchema(query)),
  [`${client}/database.limits.ts`]: printLimits(await readLimits(query)),
  [`${client}/database.units.ts`]: printUnits(await readUnits(query)),
  [`${client}/database.change-subjects.ts`]: printChangeSubjects(await readChangeSubjects(query)),
  [`${client}/database.message-events.ts`]: printMessageEvents(await readMessageEvents(query)),
  'supabase/DATA-MODEL.md': await printDataModel(query, tablesByDomain()),
});
