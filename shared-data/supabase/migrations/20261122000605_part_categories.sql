-- Categories of parts: the HSN code and GST rate of a part that has none of its own, and the margin that proposes its price.

-- Tables

create table private.part_categories (
  name text primary key check (char_length(name) between 1 and private.limit_of('code')),
  margin numeric(12, 2) check (margin between 0 and 1000),
  round_to int check (round_to in (1, 5, 10, 50, 100)),
  tax_code text check (private.is_tax_code(tax_code)),
  tax_rate numeric(12, 2) check (private.is_gst_rate(tax_rate, null)),
  constraint only_a_margin_is_rounded check (round_to is null or margin is not null),
  constraint says_something check (num_nonnulls(margin, tax_code, tax_rate) > 0)
);
comment on table private.part_categories is
  'What is set for a category of parts; others have parts alone. margin: percent on the average cost, for managers only. '
  'round_to: a proposed price is rounded up to full so many rupees. tax_code: HSN. tax_rate: percent.';

-- Indexes

create unique index part_categories_name_idx on private.part_categories (lower(name));

-- Row-level security

alter table private.part_categories enable row level security;

-- Functions

create function private.part_category(p_name text) returns private.part_categories
language sql stable security definer set search_path = ''
as $$ select c.* from private.part_categories c where lower(c.name) = lower(btrim(p_name)) $$;
comment on function private.part_category(text) is 'What is set for a category; nulls where nothing is. Internal.';

create function private.usual_tax_code(p_category text) returns text
language sql immutable
return case lower(btrim(p_category))
  when 'tyres' then '4011' when 'fluids' then '2710' when 'filters' then '8421' when 'batteries' then '8507'
  when 'electrical' then '8512' when 'air conditioning' then '8415'
end;
comment on function private.usual_tax_code(text) is
  'The HSN heading that a category has by its name; null for what is a part of motor vehicles (8708). Internal.';

create function private.part_tax_code(p_category text) returns text
language sql stable security definer set search_path = ''
as $$ select coalesce((private.part_category(p_category)).tax_code, private.usual_tax_code(p_category)) $$;
comment on function private.part_tax_code(text) is
  'The HSN code of a category: as it is set, else the usual one; null for that of the tax rates of parts. Internal.';

create function private.part_tax(p_part public.parts) returns table (tax_code text, tax_rate numeric)
language sql stable security definer set search_path = ''
as $$
  select coalesce(p_part.tax_code, private.part_tax_code(p_part.category)),
    coalesce(p_part.tax_rate, (private.part_category(p_part.category)).tax_rate)
$$;
comment on function private.part_tax(public.parts) is
  'The HSN code and GST rate of a part: its own, else those of its category; null for those of the tax rates of parts. Internal.';

create function private.category_row(p_name text, p_set private.part_categories, p_parts bigint) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'name', p_name, 'parts', p_parts, 'margin', p_set.margin, 'round_to', p_set.round_to, 'tax_code', p_set.tax_code,
    'tax_rate', p_set.tax_rate, 'usual_tax_code', private.usual_tax_code(p_name)
  )
$$;
comment on function private.category_row(text, private.part_categories, bigint) is
  'A category as managers read it, with how many parts have it. Internal.';

create function private.part_categories() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  return (
    select coalesce(jsonb_agg(
      private.category_row(coalesce(c.name, u.name), c, coalesce(u.parts, 0)) order by lower(coalesce(c.name, u.name))
    ), '[]')
    from private.part_categories c
    full join (
      select lower(p.category) as key, min(p.category) as name, count(*) as parts from public.parts p group by 1
    ) u on u.key = lower(c.name)
  );
end
$$;

create function public.part_categories() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.part_categories() $$;
comment on function public.part_categories() is
  'The categories that parts have or something is set for: [{name, parts: how many, margin, round_to, tax_code, tax_rate, '
  'usual_tax_code: of a category with this name}], by name. Managers only.';

create function private.rename_part_category(p_old_name text, p_name text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_value('part-category', 'rename');
  if not exists (select from public.parts p where lower(p.category) = lower(p_old_name))
    and (private.part_category(p_old_name)).name is null
  then
    raise exception using errcode = 'PT404', message = 'This category does not exist any more', hint = 'name';
  elsif lower(p_name) <> lower(p_old_name) and (
    exists (select from public.parts p where lower(p.category) = lower(p_name)) or (private.part_category(p_name)).name is not null
  ) then
    raise exception using errcode = 'PT409', hint = 'name',
      message = format('There is a category %s already. Choose another name.', p_name);
  end if;
  perform from public.parts p where lower(p.category) = lower(p_old_name) order by p.id for update;
  update public.parts p set category = p_name where lower(p.category) = lower(p_old_name);
  update private.part_categories c set name = p_name where lower(c.name) = lower(p_old_name);
end
$$;
comment on function private.rename_part_category(text, text) is
  'Renames a category at its parts and where something is set for it. PT404, PT409 for a name in use. Internal.';

create function private.save_part_category(
  p_name text, p_margin numeric, p_round_to int, p_tax_code text, p_tax_rate numeric, p_expected jsonb, p_old_name text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted private.part_categories;
  current private.part_categories;
  parts bigint;
  old_name text := nullif(btrim(p_old_name), '');
begin
  perform private.require_settings_manager();
  wanted.name := btrim(p_name);
  wanted.round_to := case when p_margin is not null then p_round_to end;
  wanted.tax_code := private.tax_code(p_tax_code);
  if coalesce(wanted.name, '') = '' then
    raise exception using errcode = 'PT400', message = 'Category is required', hint = 'name';
  end if;
  perform private.check_length(wanted.name, 'code', 'Category', 'name');
  if p_margin not between 0 and 1000 or p_margin <> round(p_margin, 2) then
    raise exception using errcode = 'PT400', message = 'Please enter a margin from 0 to 1,000 %', hint = 'margin';
  elsif wanted.round_to not in (1, 5, 10, 50, 100) then
    raise exception using errcode = 'PT400', message = 'Please choose ₹1, ₹5, ₹10, ₹50 or ₹100', hint = 'round_to';
  end if;
  perform private.check_tax_code(wanted.tax_code);
  perform private.check_gst_rate(p_tax_rate, private.today(), 'tax_rate');
  wanted.margin := p_margin;
  wanted.tax_rate := p_tax_rate;
  if old_name <> wanted.name then
    perform private.rename_part_category(old_name, wanted.name);
    -- The code that it had by its old name.
    wanted.tax_code := coalesce(wanted.tax_code, nullif(
      private.usual_tax_code(old_name), coalesce(private.usual_tax_code(wanted.name), '')
    ));
  end if;
  select c.* into current from private.part_categories c where lower(c.name) = lower(wanted.name) for update;
  parts := (select count(*) from public.parts p where lower(p.category) = lower(wanted.name));
  if (wanted.margin, wanted.round_to, wanted.tax_code, wanted.tax_rate)
    is distinct from (current.margin, current.round_to, current.tax_code, current.tax_rate)
  then
    perform private.require_unchanged(
      private.category_row(wanted.name, current, parts), p_expected, 'This category was changed by someone else', 'name'
    );
    if num_nonnulls(wanted.margin, wanted.tax_code, wanted.tax_rate) = 0 then
      delete from private.part_categories c where lower(c.name) = lower(wanted.name);
    else
      insert into private.part_categories (name, margin, round_to, tax_code, tax_rate)
      values (wanted.name, wanted.margin, wanted.round_to, wanted.tax_code, wanted.tax_rate)
      on conflict (lower(name)) do update set margin = excluded.margin, round_to = excluded.round_to,
        tax_code = excluded.tax_code, tax_rate = excluded.tax_rate;
    end if;
  end if;
  return private.category_row(wanted.name, wanted, parts);
end
$$;

create function public.save_part_category(
  name text, margin numeric default null, round_to int default null, tax_code text default null, tax_rate numeric default null,
  expected jsonb default null, old_name text default null
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_part_category($1, $2, $3, $4, $5, $6, $7) $$;
comment on function public.save_part_category(text, numeric, int, text, numeric, jsonb, text) is
  'Sets the margin on cost (percent), what proposed prices are rounded up to (1, 5, 10, 50 or 100 rupees), the HSN code and the '
  'GST rate of a category, by its name in any case, and returns it as in part_categories; with none of them nothing is set for it any '
  'more. expected: {margin, round_to, tax_code, tax_rate} as they were read; PT412 (detail: the current row) when they have changed. '
  'old_name: renames it, at its parts too; the HSN code that it had by its old name is then its own, and an open stock-take keeps '
  'the old name. Prices of parts and lines stay. Managers with the right to change settings. PT400 (hint: the field), PT404, '
  'PT409 (hint: name) for the name of another one.';

-- Grants

grant execute on function
  private.part_categories(), public.part_categories(),
  private.save_part_category(text, numeric, int, text, numeric, jsonb, text),
  public.save_part_category(text, numeric, int, text, numeric, jsonb, text)
to authenticated;
