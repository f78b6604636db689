import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../foundation/answers/result.ts';
import { portalOf } from '../foundation/client/client.ts';
import { listTemplates } from './inspections-api.ts';
import { inspectionKeys } from './inspections-keys.ts';

/** All templates by name, with the retired ones. Mechanics and managers. */
export const inspectionTemplatesQuery = () =>
  queryOptions({
    queryKey: inspectionKeys.templates(),
    queryFn: (context) => unwrap(listTemplates(portalOf(context), context.signal)),
  });
