export type { Column, Sort } from '../table/column.ts';
export { DataTable, type DataTableProps } from '../table/data-table.tsx';
