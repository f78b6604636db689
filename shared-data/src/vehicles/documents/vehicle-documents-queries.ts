import { queryOptions } from '@tanstack/react-query';
import { portalOf } from '../../foundation/client/client.ts';
import { fetchSinglePhoto } from '../../foundation/pictures/single-photo.ts';

/** The photo of a document by the name of its file. */
export const documentPhotoQuery = (path: string) =>
  queryOptions({
    queryKey: ['vehicle-document-photo', path] as const,
    queryFn: (context) => fetchSinglePhoto(portalOf(context), path),
  });
