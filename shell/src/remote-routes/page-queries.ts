import { createQueryClient } from '@pitlane/shared-data/session';

/** The query cache of the page: fetched with the first page that asks for data, which the login does not. */
export const queryClient = createQueryClient();
