-- What a check, a default, a generated column, an index or a policy of one domain names: it has to be there
-- before the
-- tables. Everything else of a domain is in its own folder.

set check_function_bodies = off;

create function private.is_gstin(p_number text) returns boolean
language sql immutable set search_path = ''
as $$
  -- The last character is a check digit over the others, each doubled in turn, in base 36.
  select p_number ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$' and (
    select mod(36 - mod(sum(d.product / 36 + mod(d.product, 36)), 36), 36)
    from (
      select (strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(p_number, i, 1)) - 1)
        * case mod(i, 2) when 1 then 1 else 2 end as product
      from generate_series(1, 14) i
    ) d
  ) = strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', right(p_number, 1)) - 1
$$;
comment on function private.is_gstin(text) is 'Whether a text is a GST number with a right check digit.';

create function private.is_account_number(p_text text) returns boolean
language sql immutable
return p_text ~ '^[0-9]{9,18}$';
comment on function private.is_account_number(text) is
  'Whether a text can be the number of an Indian bank account, null for null.';

create function private.is_ifsc(p_text text) returns boolean
language sql immutable
return p_text ~ '^[A-Z]{4}0[A-Z0-9]{6}$';
comment on function private.is_ifsc(text) is
  'Whether a text can be the IFSC of a bank''s branch, null for null.';

create function private.word_starts(p_name text, p_email text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(
    select distinct left(w.word, n)
    from unnest(string_to_array(translate(private.search_key(p_name), '.-', '  '),
      ' ') || lower(p_email)) as w (word)
    cross join generate_series(1, 2) as n
    where w.word <> ''
  )
$$;
comment on function private.word_starts(text, text) is
  'The first letter and the first two letters of each word of a name and an email, in lower case.';

create function private.vehicle_text(p_plate text, p_brand text, p_model text, p_vin text) returns text
language sql immutable parallel safe
return private.search_key(p_plate || e'\n' || p_brand || ' ' || p_model || e'\n' || coalesce(p_vin, ''))
  || e'\n' || private.squeezed(p_plate) || e'\n' || private.plate_key(p_plate);
comment on function private.vehicle_text(text, text, text, text) is
  'What a search of vehicles looks through: plate, brand, model and VIN, the plate also squeezed and by its '
  'key.';

create function private.document_photo_visible(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.vehicle_documents d join public.vehicles v on v.vehicle_id = d.vehicle_id
    where d.photo = p_path and (private.is_manager() or v.customer_id = private.caller_id())
  )
$$;
comment on function private.document_photo_visible(text) is
  'Whether a file is the photo of a document, and the caller a manager or the owner of its vehicle. For a '
  'policy.';

create function private.part_number_key(p_number text) returns text
language sql immutable parallel safe
return coalesce(
  -- Blanks, dots, and the hyphens and dashes of keyboards, catalogues and word processors.
  nullif(lower(translate(p_number, e' \t\r\n\u00a0\u202f.\u00ad\u2010\u2011\u2012\u2013\u2014\u2212-', '')),
    ''), lower(p_number)
);
comment on function private.part_number_key(text) is
  'What two spellings of one code or other number of a part have in common, also of a piece of it: the only '
  'place that says so. Browsers without a network use partNumberKey of part-number.ts, which a test holds '
  'equal.';

create function private.part_number_keys(p_code text, p_other_numbers text[]) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct private.part_number_key(n.number)), '{}')
  from unnest(p_other_numbers || p_code) n (number)
$$;
comment on function private.part_number_keys(text, text[]) is 'The keys of all numbers of a part.';

create function private.part_text(p_name text, p_code text, p_category text, p_other_numbers text[])
  returns text
language sql immutable parallel safe
return concat_ws(
  e'\n', private.search_key(concat_ws(e'\n', p_name, p_code, p_category,
    array_to_string(p_other_numbers, e'\n'))),
  array_to_string(private.part_number_keys(p_code, p_other_numbers), e'\n')
);
comment on function private.part_text(text, text, text, text[]) is
  'What a search of parts looks through: its words and numbers as they are written, and the keys of its '
  'numbers.';

create function private.my_visible_requests() returns setof bigint
language sql stable security definer set search_path = ''
as $$
  select r.request_id from public.service_requests r
  where r.customer_id = (select private.caller_id()) or r.assigned_mechanic = (select private.caller_id())
$$;
comment on function private.my_visible_requests() is
  'The caller''s own or assigned requests. For the policies of the linked tables.';

create function private.my_jobs() returns setof bigint
language sql stable security definer set search_path = ''
as $$ select r.request_id from public.service_requests r
  where r.assigned_mechanic = (select private.caller_id()) $$;
comment on function private.my_jobs() is
  'Requests assigned to the calling mechanic. For the parts-used policy.';

create function private.vehicles_of_my_jobs() returns setof bigint
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select r.vehicle_id from public.service_requests r
    where r.assigned_mechanic = (select private.caller_id()) and r.vehicle_id is not null;
end
$$;
comment on function private.vehicles_of_my_jobs() is
  'Vehicles of the calling mechanic''s jobs. For the vehicles policy.';

create function private.keeps_vehicle_of(p_path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.vehicles v
    where v.vehicle_id = substring(p_path from '^vehicles/([1-9][0-9]{0,14})/')::bigint
      and (private.is_manager() or v.customer_id = private.caller_id())
  )
$$;
comment on function private.keeps_vehicle_of(text) is
  'Whether the caller is a manager, or the owner of the vehicle in whose folder a file is.';

create function private.may_upload_photo(p_path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  folder text := substring(p_path
    from '^([1-9][0-9]{0,14})/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:webp|jpg|png)$');
  caller uuid := private.caller_id();
begin
  if p_path ~ '^bills/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png)$' then
    return private.is_manager();
  elsif p_path ~ '^vehicles/[1-9][0-9]{0,14}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg|png)$' then
    return private.keeps_vehicle_of(p_path) and (
      select count(*) from storage.objects o
      where o.bucket_id = 'request-photos' and starts_with(o.name, substring(p_path from '^vehicles/[0-9]+/'))
    ) < private.limit_of('photos');
  end if;
  return folder is not null
    and exists (
      select from public.service_requests r
      where r.request_id = folder::bigint and r.status not in ('completed', 'cancelled')
        and (
          private.is_manager()
          or (r.assigned_mechanic = caller and private.is_mechanic())
        )
    )
    and (
      select count(*) from storage.objects o where o.bucket_id = 'request-photos'
        and starts_with(o.name, folder || '/')
    ) < private.limit_of('photos');
end
$$;
comment on function private.may_upload_photo(text) is
  'Whether the caller may upload a file of this name: a manager for any open request or for a bill, a '
  'mechanic for the own open jobs, a manager or its owner for a vehicle, as many as a request or a vehicle '
  'may have. For a policy.';

create function private.tax_rate() returns numeric
language sql immutable
return 18.00;
comment on function private.tax_rate() is 'The tax rate of a new line, in percent.';

create function private.request_text(p_service text, p_plate text) returns text
language sql immutable parallel safe
return private.search_key(p_service || e'\n' || p_plate) || e'\n' || private.squeezed(p_plate) || e'\n' ||
  private.plate_key(p_plate);
comment on function private.request_text(text, text) is
  'What a search of requests looks through: service and plate, the plate also squeezed and by its key.';

create function private.clock_range(p_mechanic_id uuid, p_from timestamptz, p_to timestamptz) returns numrange
language sql immutable set search_path = ''
as $$
  select case when p_mechanic_id is not null then numrange(
    m.place + extract(epoch from p_from - timestamptz '1970-01-01 00:00:00+00'),
    m.place + coalesce(extract(epoch from p_to - timestamptz '1970-01-01 00:00:00+00'), 900000000000)
  ) end
  from (select (
    ('x' || left(k.digits, 16))::bit(64)::bigint::numeric * 18446744073709551616 + ('x' || right(k.digits,
      16))::bit(64)::bigint
  ) * 1000000000000 as place from (select replace(p_mechanic_id::text, '-', '') as digits) k) m
$$;
comment on function private.clock_range(uuid, timestamptz, timestamptz) is
  'The seconds of an entry on a line where each mechanic has a stretch of their own, null without a '
  'mechanic: what may not overlap. A range of numbers, as one of a uuid beside a time needs an extension '
  'that the embedded engine does not have.';

create function private.financial_year(p_day date) returns int
language sql immutable
return extract(year from p_day - interval '3 months')::int;
comment on function private.financial_year(date) is
  'The year in whose April the financial year of a day began.';

create function private.audited(p_row jsonb, p_columns text[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(c.key, c.value), '{}')
  from jsonb_each(p_row) c where c.key = any (p_columns)
$$;
comment on function private.audited(jsonb, text[]) is 'The audited columns of a row.';

create function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_now jsonb := coalesce(new_row, old_row);
  columns text[] := tg_argv[3:];
  before jsonb := private.audited(old_row, columns);
  after jsonb := private.audited(new_row, columns);
  actor jsonb;
  link_name text;
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(b.key, b.value), jsonb_object_agg(b.key, after -> b.key) into before, after
    from jsonb_each(before) b where b.value <> after -> b.key;
    if before is null then
      return null;
    end if;
  end if;
  actor := private.account_of((select auth.uid()));
  link_name := nullif(current_setting('pitlane.link_name', true), '');
  insert into private.changes (
    actor_id, actor_name, actor_role, action, subject, subject_key, subject_label, before, after
  ) values (
    (actor ->> 'id')::uuid, coalesce(actor ->> 'name', link_name),
    coalesce(actor ->> 'role', case when link_name is null then 'operator' else 'link' end),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
    tg_argv[0], row_now ->> tg_argv[1], coalesce(row_now ->> tg_argv[2], ''),
    case when tg_op <> 'INSERT' then jsonb_strip_nulls(before) end,
    case when tg_op <> 'DELETE' then jsonb_strip_nulls(after) end
  );
  return null;
end
$$;
comment on function private.record_change() is
  'Trigger: records a row''s change in the audit trail. Arguments: subject, key column, label column, then '
  'the audited columns; changes of other columns are not recorded.';

grant execute on function
  private.word_starts(text, text), private.vehicle_text(text, text, text, text),
  private.request_text(text, text)
to authenticated, service_role;

grant execute on function
  private.document_photo_visible(text), private.my_visible_requests(), private.my_jobs(),
  private.vehicles_of_my_jobs(), private.may_upload_photo(text)
to authenticated;
