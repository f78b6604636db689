import type { Database } from '../../foundation/client/database.types.ts';

/** A photo of a request. `path` is the name of its file in Storage, `sha256` that of its file, by which records name it. */
export interface Photo
  extends Omit<Database['public']['Tables']['request_photos']['Row'], 'bytes' | 'taken_by'> {
  /** The address of its file for an hour. */
  url: string;
}
