import { Button } from '../button/button.tsx';
import { Cluster } from '../layout/arrangement.tsx';
import { PhotoPicker } from './photo-picker.tsx';

export interface SinglePhotoFieldProps {
  /** 'Photo of the Bill' */
  label: string;
  hasPhoto: boolean;
  /** Keeps a picture, or rejects with a sentence for people. */
  onAdd: (file: File) => Promise<unknown>;
  onRemove: () => void;
  onFailure: (message: string) => void;
}

/** The one photo of a record in its form; the last one taken counts. */
export const SinglePhotoField = ({ label, hasPhoto, onAdd, onRemove, onFailure }: SinglePhotoFieldProps) => (
  <Cluster>
    <PhotoPicker
      label={hasPhoto ? `Another ${label}` : label}
      size="medium"
      onAdd={onAdd}
      onFailure={onFailure}
    />
    {hasPhoto && (
      <>
        <span role="status">Photo added</span>
        <Button variant="quiet" onPress={onRemove}>
          Remove Photo
        </Button>
      </>
    )}
  </Cluster>
);
