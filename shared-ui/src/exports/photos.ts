export { FilePicker, type FilePickerProps } from '../photo/file-picker.tsx';
export { FilePicture, type FilePictureProps } from '../photo/file-picture.tsx';
export { type HashedPhoto, HashedPhotos, type HashedPhotosProps } from '../photo/hashed-photos.tsx';
export { PhotoAlbum, type PhotoAlbumProps, type UnsentPhoto } from '../photo/photo-album.tsx';
export { type GridPhoto, PhotoGrid, type PhotoGridProps } from '../photo/photo-grid.tsx';
export { PhotoPicker, type PhotoPickerProps } from '../photo/photo-picker.tsx';
export { PhotoSection, type PhotoSectionProps } from '../photo/photo-section.tsx';
export { PhotoStrip, type PhotoStripProps } from '../photo/photo-strip.tsx';
export { SinglePhotoField, type SinglePhotoFieldProps } from '../photo/single-photo-field.tsx';
