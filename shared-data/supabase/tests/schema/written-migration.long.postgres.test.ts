import { describeDifference } from '../../../scripts/schema/write-difference.ts';

const schema = `
create schema private;
alter default privileges revoke execute on functions from public;
create table public.tags (id int primary key);
alter table public.tags enable row level security;
create function private.tag() returns int language sql set search_path = '' as 'select 1';`;
const made = (sql: string) => [{ version: '20260101000000', name: 'tags', sql: `${schema}\n${sql}` }];

test('a migration has what the chapters changed, to the last grant', async () => {
  const change = `
    alter table public.tags add column colour text check (char_length(colour) < 10);
    create index tags_colour_idx on public.tags (colour);
    comment on table public.tags is 'Coloured.';
    create policy "Everyone reads the tags" on public.tags for select to anon using (true);
    grant select (colour) on public.tags to anon;
    create or replace function private.tag() returns int language sql set search_path = '' as 'select 2';
    grant execute on function private.tag() to anon;
    create function private.keep() returns trigger language plpgsql set search_path = '' as $$ begin return new; end $$;
    create trigger keep before update on auth.users for each row execute function private.keep();`;
  const written = await describeDifference(made(''), made(change));
  for (const part of [
    'colour',
    'tags_colour_idx',
    'Everyone reads the tags',
    "'Coloured.'",
    'select 2',
    'private.keep',
  ])
    expect(written?.replaceAll('"', '')).toContain(part);
  expect(written).not.toContain('To do by hand');
});

test('what it cannot say is listed', async () => {
  const written = await describeDifference(made(''), made('insert into public.tags values (1);'));
  expect(written).toContain('-- To do by hand: row tags is new.');
});

test('what screens would miss is listed', async () => {
  const offered =
    'alter table public.tags add column colour text; grant select (colour) on public.tags to anon;';
  const renamed = offered.replaceAll('colour', 'color');
  const written = await describeDifference(made(offered), made(renamed));
  expect(written).toContain(
    '-- public.tags.colour is gone. Screens of the last release call it: keep the column',
  );
});

test('nothing is written without a difference', async () => {
  expect(await describeDifference(made(''), made(''))).toBeUndefined();
});
