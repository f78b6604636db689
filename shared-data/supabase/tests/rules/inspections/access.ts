import type { DomainAccess } from '../../access/domain-access.ts';

export const inspections: DomainAccess = {
  calls: {
    save_inspection_template: { parameters: { template: {} }, refusal: 'PT400' },
    set_inspection_template_active: { parameters: { template_id: 0, active: false }, refusal: 'PT404' },
    start_inspection: { parameters: { request_id: 0, template_id: 1 }, refusal: 'PT404' },
    record_items: { parameters: { inspection_id: 0, items: [] }, refusal: 'PT404' },
    finish_inspection: { parameters: { inspection_id: 0 }, refusal: 'PT404' },
    reopen_inspection: { parameters: { inspection_id: 0 }, refusal: 'PT404' },
  },
};
