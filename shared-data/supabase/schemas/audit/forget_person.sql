-- Forgetting a person in free text: lines, drafts, estimates as they were sent, and the entries of the audit
-- trail about
-- them. For close_account.

set check_function_bodies = off;

create function private.person_pattern(p_customer_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  with person as (select c.name, c.email, c.phone from public.customers c
    where c.customer_id = p_customer_id),
  -- A plate and a phone number are written with and without spaces. Shorter ones would be found in other
  -- words.
  codes (code) as (
    select p.phone from person p where char_length(private.phone_digits(p.phone)) >= 7
    -- As it is dialled in India.
    union select z.zero || substr(private.phone_digits(p.phone), 3) from person p,
    (values (''), ('0')) z (zero)
    where p.phone like '+91 %'
    union select v.registration_number from public.vehicles v where v.customer_id = p_customer_id
    union select r.registration_number from public.service_requests r where r.customer_id = p_customer_id
  ),
  words (word) as (
    select regexp_replace(w.word, '([^[:alnum:]])', '\\\1', 'g')
    from person p cross join lateral (
      select p.email as word
      union select p.name
      union select part from regexp_split_to_table(p.name, '\s+') part where char_length(part) >= 3
    ) w
    where w.word <> ''
    union all
    select array_to_string(regexp_split_to_array(regexp_replace(c.code, '[^[:alnum:]]', '', 'g'), ''),
      '[ -]*')
    from codes c where char_length(regexp_replace(c.code, '[^[:alnum:]]', '', 'g')) >= 4
  )
  select '(?<![[:alnum:]])(' || string_agg(w.word, '|'
    order by char_length(w.word) desc) || ')(?![[:alnum:]])' from words w
$$;
comment on function private.person_pattern(uuid) is
  'A pattern for a customer''s name, its parts, email, phone number and plates as words of a text.';

create function private.without_person(p_text text, p_pattern text) returns text
language sql immutable
return coalesce(regexp_replace(p_text, p_pattern, '…', 'gi'), p_text);
comment on function private.without_person(text, text) is 'A text with … where it names the person.';

create function private.line_without_person(p_line jsonb, p_pattern text) returns jsonb
language sql immutable set search_path = ''
as $$
  select p_line || jsonb_build_object(
    'description', private.without_person(p_line ->> 'description', p_pattern),
    'what_it_is', private.without_person(p_line ->> 'what_it_is', p_pattern),
    'why_needed', private.without_person(p_line ->> 'why_needed', p_pattern),
    'if_it_waits', private.without_person(p_line ->> 'if_it_waits', p_pattern),
    'discount_reason', private.without_person(p_line ->> 'discount_reason', p_pattern),
    'decline_reason', null,
    'decided_by_name', case when p_line ->> 'decided_at' is not null then 'Closed account' end
  )
$$;
comment on function private.line_without_person(jsonb, text) is
  'A line of a sent estimate that names nobody.';

create function private.forget_in_lines(p_customer_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  pattern text := private.person_pattern(p_customer_id);
  requests bigint[] := array(
    select r.request_id from public.service_requests r where r.customer_id = p_customer_id
  );
begin
  update public.request_lines l
  set decided_by_name = case when l.decided_at is not null then 'Closed account' end, decline_reason = null,
    description = private.without_person(l.description, pattern),
    what_it_is = private.without_person(l.what_it_is, pattern),
    why_needed = private.without_person(l.why_needed, pattern),
    if_it_waits = private.without_person(l.if_it_waits, pattern),
    discount_reason = private.without_person(l.discount_reason, pattern)
  where l.request_id = any (requests);
  update private.draft_lines d set description = private.without_person(d.description, pattern),
    discount_reason = private.without_person(d.discount_reason, pattern),
    agreed_reason = private.without_person(d.agreed_reason, pattern)
  where d.request_id = any (requests);
  update private.feedback f set words = null where f.request_id = any (requests) and f.words is not null;
  update private.estimates e
  set lines = coalesce((
      select jsonb_agg(private.line_without_person(l.line, pattern) order by l.place)
      from jsonb_array_elements(e.lines) with ordinality l (line, place)
    ), '[]'),
    inspections = coalesce((
      select jsonb_agg(i.inspection || jsonb_build_object('items', (
        select jsonb_agg(t.item || '{"note": null}' order by t.place)
        from jsonb_array_elements(i.inspection -> 'items') with ordinality t (item, place)
      )) order by i.place)
      from jsonb_array_elements(e.inspections) with ordinality i (inspection, place)
    ), '[]')
  where e.request_id = any (requests);
  -- Staff's own: who answered.
  update private.notices n set details = n.details - 'name' where n.request_id = any (requests)
    and n.details ? 'name';

  perform set_config('pitlane.closes_account', 'on', true);
  update private.pay_lines l set registration_number = 'Removed' where l.request_id = any (requests);
  update private.changes c
  set subject_label = private.without_person(c.subject_label, pattern),
    before = private.without_person(c.before::text, pattern)::jsonb,
    after = private.without_person(c.after::text, pattern)::jsonb
  where c.subject = 'line' and c.subject_key = any (requests::text[]);
  -- A manager may have passed the car on to them.
  update private.changes c set subject_label = 'Removed'
  where c.subject = 'vehicle' and c.subject_key in (
    select v.vehicle_id::text from public.vehicles v where v.customer_id = p_customer_id
  );
  perform set_config('pitlane.closes_account', 'off', true);
end
$$;
comment on function private.forget_in_lines(uuid) is
  'Removes a customer''s name, email, phone number and plates from the texts of their lines, drafts and '
  'sent estimates, with the notes and reasons in these, and from what the audit trail and notices say of '
  'them and of their cars. Before the customer''s row and vehicles are emptied.';

create function private.forget_in_audit_trail(p_customer_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('pitlane.closes_account', 'on', true);
  update private.changes c set actor_name = 'Closed account'
  where c.actor_id = p_customer_id and c.actor_role = 'customer';
  -- The plate of a car that they took over.
  update private.changes c set subject_label = 'Removed'
  where c.actor_id = p_customer_id and c.actor_role = 'customer' and c.subject = 'vehicle';
  update private.changes c
  set subject_label = 'Closed account', before = c.before - 'name', after = c.after - 'name'
  where c.subject = 'customer' and c.subject_key = p_customer_id::text;
  update private.changes c
  set before = c.before - array[
      'registration_number', 'mechanic_notes', 'decided_by_name', 'decline_reason',
      'cancel_reason', 'move_reason'
    ],
    after = c.after - array[
      'registration_number', 'mechanic_notes', 'decided_by_name', 'decline_reason',
      'cancel_reason', 'move_reason'
    ]
  where c.subject in ('request', 'line') and c.subject_key in (
    select r.request_id::text from public.service_requests r where r.customer_id = p_customer_id
  );
  update private.changes c set actor_name = 'Closed account'
  where c.actor_role = 'link' and c.subject_key in (
    select r.request_id::text from public.service_requests r where r.customer_id = p_customer_id
  );
  update private.changes c
  set before = c.before - array['note', 'internal_note'], after = c.after - array['note', 'internal_note']
  where c.subject = 'inspection_item' and c.subject_key in (
    select i.inspection_id::text from private.inspections i
    join public.service_requests r on r.request_id = i.request_id where r.customer_id = p_customer_id
  );
  perform set_config('pitlane.closes_account', 'off', true);
end
$$;
comment on function private.forget_in_audit_trail(uuid) is
  'Removes a customer''s name from the audit trail, and from the entries of their requests, lines and '
  'inspections the plate, notes, name and reason, and the plates of cars that they took over.';
