export { ScanField, type ScanFieldProps } from '../scan-field/scan-field.tsx';
export { SearchScan, type SearchScanProps } from '../scan-field/search-scan.tsx';
