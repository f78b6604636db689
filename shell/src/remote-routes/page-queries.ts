import { createQueryClient } from '@pitlane/shared-data/session';

/** The query client of the page. Loaded with the first page that requests data; the login does not. */
export const queryClient = createQueryClient();
