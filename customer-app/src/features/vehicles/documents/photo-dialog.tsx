import { documentPhotoQuery, type VehicleDocument } from '@pitlane/shared-data/vehicle-documents';
import { Dialog, QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { FilePicture } from '@pitlane/shared-ui/photos';
import { useQuery } from '@tanstack/react-query';
import { nameOfDocument } from './document-words.ts';

interface PhotoDialogProps {
  document: VehicleDocument;
  onClose: () => void;
}

/** The photo of a document. */
export const PhotoDialog = ({ document, onClose }: PhotoDialogProps) => (
  <Dialog title={nameOfDocument(document)} size="large" isOpen onOpenChange={onClose}>
    <QueryView
      query={useQuery(documentPhotoQuery(document.photo ?? ''))}
      failure="Failed to load the photo"
      pending={<Skeleton label="Loading the photo..." />}
    >
      {(file) => <FilePicture file={file} alt={nameOfDocument(document)} />}
    </QueryView>
  </Dialog>
);
