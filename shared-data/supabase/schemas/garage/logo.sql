-- The garage's logo: one small PNG, kept here and not in Storage, because everybody may see it and it goes on
-- paper.

set check_function_bodies = off;

create function private.garage_logo() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', g.name, 'picture', translate(encode(l.picture, 'base64'), e'\n', ''),
    'width', l.width, 'height', l.height
  )
  from private.garage_logo l join private.garage g using (garage_id)
$$;
call private.publish('garage_logo', 'everybody',
  'The garage''s logo; null without one. For everyone.');

create function private.png_size(p_picture bytea) returns int[]
language sql immutable set search_path = ''
as $$
  select array[
    ('x' || encode(substring(p_picture from 17 for 4), 'hex'))::bit(32)::int,
    ('x' || encode(substring(p_picture from 21 for 4), 'hex'))::bit(32)::int
  ]
  -- The signature, the header of a whole PNG and its end.
  where substring(p_picture from 1 for 16) = '\x89504e470d0a1a0a0000000d49484452'
    and substring(p_picture from greatest(octet_length(p_picture) - 11, 17)) = '\x0000000049454e44ae426082'
$$;
comment on function private.png_size(bytea) is
  'Width and height of a PNG in pixels; null for anything else. Looks at its start and end only.';

create function private.save_logo(p_picture text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  png bytea;
  size int[];
begin
  perform private.require_settings_manager();
  -- In base64, four characters are three bytes.
  if char_length(p_picture) > private.limit_of('logo_bytes') * 4 / 3 + 4 then
    raise exception using errcode = 'PT400', hint = 'picture',
      message = format('A logo may have at most %s kB', div(private.limit_of('logo_bytes'), 1024));
  end if;
  begin
    png := decode(p_picture, 'base64');
    size := private.png_size(png);
  exception when data_exception then
    size := null;
  end;
  if size is null then
    raise exception using errcode = 'PT400', message = 'The logo must be a PNG picture', hint = 'picture';
  elsif octet_length(png) > private.limit_of('logo_bytes') then
    raise exception using errcode = 'PT400', hint = 'picture',
      message = format('A logo may have at most %s kB', div(private.limit_of('logo_bytes'), 1024));
  elsif least(size[1], size[2]) < 1 or greatest(size[1], size[2]) > private.limit_of('logo_side') then
    raise exception using errcode = 'PT400', hint = 'picture',
      message = format('A logo may be at most %s pixels wide and high', private.limit_of('logo_side'));
  end if;
  insert into private.garage_logo as l (picture, bytes, width, height, sha256)
  values (png, octet_length(png), size[1], size[2], encode(sha256(png), 'hex'))
  on conflict (garage_id) do update
  set picture = excluded.picture, bytes = excluded.bytes, width = excluded.width, height = excluded.height,
    sha256 = excluded.sha256
  where l.sha256 <> excluded.sha256;
  return private.garage_logo();
end
$$;
call private.publish('save_logo', 'settings managers',
  'Sets or replaces the garage''s logo and returns it as garage_logo does. picture: a PNG in base64 of at '
  'most logo_bytes and logo_side pixels. Managers with the right to change settings. PT400 (hint: picture).');

create function private.remove_logo() returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_settings_manager();
  delete from private.garage_logo l where l.garage_id;
  return found;
end
$$;
call private.publish('remove_logo', 'settings managers',
  'Removes the garage''s logo; false when there was none. Managers with the right to change settings.');
