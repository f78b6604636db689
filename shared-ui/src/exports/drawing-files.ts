export { drawingFile } from '../drawing/drawing-file.ts';
