-- Inspection templates: what an inspection looks at. A request copies the items when an inspection of it
-- begins, so a
-- changed template changes no inspection.

set check_function_bodies = off;

create function private.inspection_templates() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return coalesce((select jsonb_agg(to_jsonb(t) order by t.name) from private.inspection_templates t), '[]');
end
$$;
call private.publish('inspection_templates', 'mechanics, managers',
  'All templates by name, retired ones with active false. Mechanics and managers.');

create function private.template_fits(p_name text, p_fuel text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_fuel is null or cardinality(n.fuels) = 0 or p_fuel = any(n.fuels)
  from (
    select array(
      select f.fuel from unnest(
        array['petrol', 'diesel', 'electric', 'electric', 'hybrid', 'cng'],
        array['petrol', 'diesel', 'electric', 'ev', 'hybrid', 'cng']
      ) as f (fuel, word)
      where p_name ~* format('\m%s\M', f.word)
    ) as fuels
  ) n
$$;
comment on function private.template_fits(text, text) is
  'Whether a template is for cars of a fuel: one whose name says "diesel" or "EV" is for no other.';

create function private.template_text(p_object jsonb, p_key text, p_limit text, p_label text, p_place text)
  returns text
language plpgsql immutable set search_path = ''
as $$
declare
  entered text := case when jsonb_typeof(p_object -> p_key) = 'string'
    then nullif(btrim(p_object ->> p_key), '') end;
begin
  if entered is null then
    raise exception using errcode = 'PT400', message = p_label || ' is required', hint = p_place || p_key;
  end if;
  perform private.check_length(entered, p_limit, p_label, p_place || p_key);
  return entered;
end
$$;
comment on function private.template_text(jsonb, text, text, text, text) is
  'A required text of a template, trimmed. PT400 (hint: its place and key).';

create function private.template_limit(p_item jsonb, p_key text, p_label text, p_place text) returns numeric
language plpgsql immutable set search_path = ''
as $$
declare
  entered numeric := case when jsonb_typeof(p_item -> p_key) = 'number' then (p_item ->> p_key)::numeric end;
begin
  if entered is null or entered not between 0 and private.limit_of('measured_value')
    or entered <> round(entered, 2) then
    raise exception using errcode = 'PT400', hint = p_place || p_key,
      message = format('%s must be between 0 and %s', p_label,
        to_char(private.limit_of('measured_value'), 'FM9,99,999'));
  end if;
  return entered;
end
$$;
comment on function private.template_limit(jsonb, text, text, text) is
  'A limit of a measurement. PT400 (hint: its place and key).';

create function private.template_suggestions(p_item jsonb, p_place text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  suggestion record;
  suggestions jsonb := '{}';
begin
  for suggestion in
    select l.key, l.label, nullif(btrim(p_item ->> l.key), '') as entered
    from (values ('suggested_labour', 'Suggested labour'),
      ('suggested_part', 'Suggested part')) l (key, label)
    where jsonb_typeof(p_item -> l.key) = 'string'
  loop
    perform private.check_length(suggestion.entered, 'name', suggestion.label, p_place || suggestion.key);
    suggestions := suggestions || jsonb_strip_nulls(jsonb_build_object(suggestion.key, suggestion.entered));
  end loop;
  return suggestions;
end
$$;
comment on function private.template_suggestions(jsonb, text) is
  'What an item suggests to propose; keys that it has. PT400 (hint: its place and key).';

create function private.read_template_item(p_item jsonb, p_place text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  item jsonb := jsonb_build_object(
    'name', private.template_text(p_item, 'name', 'name', 'Name', p_place), 'kind', p_item -> 'kind'
  ) || private.template_suggestions(p_item, p_place);
  watch numeric;
  urgent numeric;
begin
  if item ->> 'kind' = 'condition' then
    return item;
  elsif item ->> 'kind' is distinct from 'measurement' then
    raise exception using errcode = 'PT400', message = 'Please choose condition or measurement',
      hint = p_place || 'kind';
  end if;
  watch := private.template_limit(p_item, 'watch_below', 'Watch below', p_place);
  urgent := private.template_limit(p_item, 'urgent_below', 'Urgent below', p_place);
  if urgent > watch then
    raise exception using errcode = 'PT400', message = 'Urgent must begin below watch',
      hint = p_place || 'urgent_below';
  end if;
  return item || jsonb_build_object(
    'unit', private.template_text(p_item, 'unit', 'code', 'Unit', p_place), 'watch_below', watch,
    'urgent_below', urgent
  );
end
$$;
comment on function private.read_template_item(jsonb, text) is 'A checked item of a template. PT400.';

create function private.read_template_sections(p_sections jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  sections jsonb := '[]';
  section jsonb;
  item jsonb;
  items jsonb;
  place text;
  item_count int := 0;
begin
  if jsonb_typeof(p_sections) is distinct from 'array' or jsonb_array_length(p_sections) = 0 then
    raise exception using errcode = 'PT400', message = 'Please add a section', hint = 'sections';
  end if;
  for section in select e.value from jsonb_array_elements(p_sections) e loop
    place := format('sections.%s.', jsonb_array_length(sections));
    items := '[]';
    if jsonb_typeof(section -> 'items') is distinct from 'array'
      or jsonb_array_length(section -> 'items') = 0 then
      raise exception using errcode = 'PT400', message = 'Please add an item to each section',
        hint = place || 'items';
    end if;
    for item in select e.value from jsonb_array_elements(section -> 'items') e loop
      items := items || private.read_template_item(item,
        format('%sitems.%s.', place, jsonb_array_length(items)));
      item_count := item_count + 1;
      if item_count > private.limit_of('inspection_items') then
        raise exception using errcode = 'PT400', hint = 'sections',
          message = format('A template has no more than %s items', private.limit_of('inspection_items'));
      end if;
    end loop;
    sections := sections || jsonb_build_object(
      'name', private.template_text(section, 'name', 'name', 'Name', place), 'items', items
    );
  end loop;
  return sections;
end
$$;
comment on function private.read_template_sections(jsonb) is
  'Checked sections of a template. PT400 (hint: the place, such as "sections.0.items.2.unit").';

create function private.save_inspection_template(p_template jsonb, p_expected jsonb default null)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  id bigint := private.id_to_save(p_template, 'template_id', 'template');
  current private.inspection_templates;
  wanted private.inspection_templates;
begin
  if id is not null then
    select t.* into current from private.inspection_templates t where t.template_id = id for update;
    if not found then
      raise exception using errcode = 'PT404', message = 'Template not found', hint = 'template_id';
    end if;
  end if;
  wanted := current;
  wanted.name := private.template_text(p_template, 'name', 'name', 'Name', '');
  wanted.sections := private.read_template_sections(p_template -> 'sections');
  if id is null then
    perform private.require_place_in_list((select count(*) from private.inspection_templates),
      'inspection_templates', 'template');
    insert into private.inspection_templates (name, sections)
      values (wanted.name, wanted.sections) returning * into wanted;
  elsif wanted is distinct from current then
    perform private.require_unchanged(to_jsonb(current), p_expected,
      'This template was changed by someone else', 'template_id');
    update private.inspection_templates t set name = wanted.name, sections = wanted.sections,
      version = t.version + 1
    where t.template_id = id returning * into wanted;
  end if;
  return to_jsonb(wanted);
exception when unique_violation then
  raise exception using errcode = 'PT409', message = 'A template with this name already exists',
    hint = 'name';
end
$$;
call private.publish('save_inspection_template', 'settings managers',
  'Adds a template {name, sections} or, with template_id, changes one, and returns it as '
  'inspection_templates does. Inspections that have begun keep their items. expected: the template as it '
  'was read; PT412 (detail: the current one) when it has changed since. Managers with the right to change '
  'settings. PT400 (hint: the place, such as "sections.0.items.2.unit"), PT404, PT409 for a name in use.');

create function private.set_inspection_template_active(p_template_id bigint, p_active boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed private.inspection_templates;
begin
  perform private.require_settings_manager();
  update private.inspection_templates t set active = coalesce(p_active, t.active), version = t.version + 1
  where t.template_id = p_template_id returning * into changed;
  if not found then
    raise exception using errcode = 'PT404', message = 'Template not found', hint = 'template_id';
  end if;
  return to_jsonb(changed);
end
$$;
call private.publish('set_inspection_template_active', 'settings managers',
  'Retires a template (false), so that it starts no more inspections, or brings it back; returns it. '
  'Managers with the right to change settings. PT404.');
