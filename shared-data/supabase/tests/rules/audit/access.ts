import { type DomainAccess, nowhere } from '../../access/domain-access.ts';

export const audit: DomainAccess = {
  calls: {
    update_profile: { parameters: { name: '', phone: '' }, refusal: 'PT400' },
    end_session: { parameters: { session_id: nowhere }, refusal: 'PT404' },
    close_account: { parameters: { password: 'not this' }, refusal: 'PT400' },
  },
};
