export { ScanField, type ScanFieldProps } from '../scan-field/scan-field.tsx';
