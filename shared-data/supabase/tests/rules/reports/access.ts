import type { DomainAccess } from '../../access/domain-access.ts';

export const reports: DomainAccess = {
  calls: {
    report: { parameters: { from_day: '2026-04-01', to_day: '2026-04-30' } },
    report_rows: { parameters: { figure: 'revenue', from_day: '2026-04-01', to_day: '2026-04-30' } },
    report_trend: { parameters: { figure: 'revenue', from_day: '2026-04-01', to_day: '2026-04-30' } },
    /** A manager's call would clear all requests; dismissal.test.ts and audit-trail.test.ts test it. */ clear_all_requests:
      'never',
    search_everywhere: { parameters: { query: '100' } },
  },
};
