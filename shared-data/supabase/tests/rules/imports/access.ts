import type { DomainAccess } from '../../access/domain-access.ts';

export const imports: DomainAccess = {
  calls: {
    start_import: {
      parameters: { kind: 'x', file_name: '', file_hash: '', headings: [], row_count: 0 },
      refusal: 'PT400',
    },
    add_import_rows: { parameters: { import_id: 0, rows: [] }, refusal: 'PT404' },
    check_import: { parameters: { import_id: 0 }, refusal: 'PT404' },
    mend_import_row: { parameters: { import_id: 0, row_number: 1, changes: {} }, refusal: 'PT404' },
    apply_import: { parameters: { import_id: 0 }, refusal: 'PT404' },
    undo_import: { parameters: { import_id: 0 }, refusal: 'PT404' },
    discard_import: { parameters: { import_id: 0 }, refusal: 'PT404' },
    read_import: { parameters: { import_id: 0 }, refusal: 'PT404' },
    list_import_rows: { parameters: { import_id: 0 } },
    export_page: { parameters: { subject: 'customers' } },
  },
};
