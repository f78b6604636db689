import type { ReactNode } from 'react';
import { Cluster } from '../layout/arrangement.tsx';
import { PhotoAlbum, type PhotoAlbumProps } from './photo-album.tsx';
import { PhotoPicker, type PhotoPickerProps } from './photo-picker.tsx';

export interface PhotoStripProps extends Omit<PhotoAlbumProps, 'onRemove'> {
  subject: string;
  add: PhotoPickerProps['onAdd'];
  remove: NonNullable<PhotoAlbumProps['onRemove']>;
  /** Whether photos can be added and removed. */
  isOpen: boolean;
  /** Of the picker. */
  size?: PhotoPickerProps['size'];
  /** Other buttons, beside the picker. */
  children?: ReactNode;
}

/** The photos of one of many things, and a picker below them. */
export const PhotoStrip = ({
  photos,
  unsent,
  subject,
  add,
  remove,
  isOpen,
  size,
  children,
  notify,
}: PhotoStripProps) => (
  <>
    <PhotoAlbum
      photos={photos}
      unsent={unsent}
      subject={subject}
      onRemove={isOpen ? remove : undefined}
      notify={notify}
    />
    {(isOpen || children) && (
      <Cluster gap={2}>
        {isOpen && (
          <PhotoPicker label="Photo" subject={subject} size={size} onAdd={add} onFailure={notify.failure} />
        )}
        {children}
      </Cluster>
    )}
  </>
);
