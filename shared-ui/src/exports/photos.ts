export { type GridPhoto, PhotoGrid, type PhotoGridProps } from '../photo/photo-grid.tsx';
export { PhotoPicker, type PhotoPickerProps } from '../photo/photo-picker.tsx';
