import { chapter, type Fault } from '../fault.ts';

export const accessFaults: readonly Fault[] = [
  {
    area: 'access',
    name: 'The customer reads lines of an estimate that nobody has sent yet',
    file: chapter('tables/estimates'),
    from: 'or ((sent_at is not null or decided_at is not null)\n    and request_id in (select private.my_visible_requests()))',
    to: 'or request_id in (select private.my_visible_requests())',
  },
  {
    area: 'access',
    name: 'A customer opens the receipt of another customer',
    file: chapter('invoices/payments'),
    from: 'where p.payment_id = p_payment_id and (private.is_manager() or p.customer_id = caller);',
    to: 'where p.payment_id = p_payment_id;',
  },
  {
    area: 'access',
    name: 'The last manager who may change the settings can lose that right',
    file: chapter('accounts/managers'),
    from: 'where m.may_change_settings\n    and m.manager_id <> p_manager_id)',
    to: 'where m.manager_id <> p_manager_id)',
  },
  {
    area: 'access',
    name: 'A link in a message opens its request after the garage revoked it',
    file: chapter('estimates/links'),
    from: 'where t.token_hash = private.token_hash(p_token) and t.revoked_at is null\n  ) l',
    to: 'where t.token_hash = private.token_hash(p_token)\n  ) l',
  },
  {
    area: 'access',
    name: 'A code that confirms one session confirms all sessions of its manager',
    file: chapter('foundation/callers'),
    from: "where c.login = p_login and c.session_id::text = auth.jwt() ->> 'session_id'",
    to: 'where c.login = p_login',
  },
];
