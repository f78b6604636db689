import { formatDate } from '@pitlane/shared-data/formats';
import { requestPhotosQuery } from '@pitlane/shared-data/photos';
import type { VehicleVisit } from '@pitlane/shared-data/vehicles';
import { Dialog, QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { PhotoGrid } from '@pitlane/shared-ui/photos';
import { useQuery } from '@tanstack/react-query';
import { toGridPhoto } from '../../estimate/shown-photos.tsx';

interface VisitPhotosProps {
  visit: VehicleVisit;
  onClose: () => void;
}

/** The photos of a visit that the user may see: of check-in, inspection and lines. */
export const VisitPhotos = ({ visit, onClose }: VisitPhotosProps) => (
  <Dialog
    title={`Photos of ${visit.service_name}, ${formatDate(visit.completion_date ?? visit.scheduled_date)}`}
    size="large"
    isOpen
    onOpenChange={onClose}
  >
    <QueryView
      query={useQuery(requestPhotosQuery(visit.request_id))}
      failure="Photos could not be loaded"
      pending={<Skeleton label="Loading the photos..." lines={5} />}
      empty={<p>No photos yet</p>}
    >
      {(photos) => (
        <PhotoGrid aria-label="Photos" photos={photos.map((photo, index) => toGridPhoto(photo, index))} />
      )}
    </QueryView>
  </Dialog>
);
