import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../foundation/answers/result.ts';
import { portalOf } from '../../foundation/client/client.ts';
import { vehicleKeys } from '../vehicles-keys.ts';

/** How much is due for each of the signed-in customer's cars, by its id. Apart from what managers load for the list. */
export const ownDueWorkQuery = () =>
  queryOptions({
    queryKey: [...vehicleKeys.all, 'due'],
    queryFn: (context) =>
      unwrap(portalOf(context).request((client) => client.rpc('own_due_work').abortSignal(context.signal))),
    select: (rows) => new Map(rows.map(({ vehicle_id, due }) => [vehicle_id, due])),
  });
