-- The morning mail: which managers want it. What it says is in morning_figures, how it is sent in delivery.

-- Tables

create table private.morning_mails (
  manager_id uuid primary key references public.managers (manager_id) on delete cascade,
  since timestamptz not null default now()
);
comment on table private.morning_mails is
  'The managers who switched the morning mail on, and since when: the first one is that of the next morning.';

-- Row-level security

alter table private.morning_mails enable row level security;

-- Functions

-- Before anybody arrives, and after the night's messages.
create function private.morning_hour() returns int
language sql immutable
return 7;
comment on function private.morning_hour() is 'The hour of the garage''s day at which the morning mail is made. Internal.';

create function private.morning_mail() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  manager public.managers;
begin
  perform private.require_manager();
  select m.* into manager from public.managers m where m.manager_id = private.caller_id();
  return (
    select jsonb_build_object(
      'wanted', exists (select from private.morning_mails w where w.manager_id = manager.manager_id),
      'hour', private.morning_hour(), 'email', manager.email,
      'is_set_up', coalesce('mail' = any (s.set_up), true), 'is_captured', 'mail' = any (s.captured)
    )
    from private.message_settings s
  );
end
$$;

create function public.morning_mail() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.morning_mail() $$;
comment on function public.morning_mail() is
  'Whether the caller gets the morning mail, at which hour of the garage and to which address; '
  'is_set_up and is_captured: whether mails are sent, or only shown on this machine. Managers only.';

create function private.save_morning_mail(p_wanted boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid;
begin
  perform private.lock_caller();
  caller := private.require_manager();
  if p_wanted is null then
    raise exception using errcode = 'PT400', message = 'Please choose yes or no', hint = 'wanted';
  elsif p_wanted and exists (select from private.message_settings s where 'mail' <> all (s.set_up)) then
    raise exception using errcode = 'PT409', message = 'The garage cannot send mail yet. DEPLOYING.md says how to set it up.',
      hint = 'wanted';
  elsif p_wanted then
    insert into private.morning_mails (manager_id) values (caller) on conflict (manager_id) do nothing;
  else
    delete from private.morning_mails w where w.manager_id = caller;
  end if;
  return private.morning_mail();
end
$$;

create function public.save_morning_mail(wanted boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.save_morning_mail($1) $$;
comment on function public.save_morning_mail(boolean) is
  'Switches the morning mail on or off for the caller; returns morning_mail. One that waits to be sent is not sent any more. '
  'Managers only. PT400 (hint: wanted), PT409 where no mail is set up.';

-- Grants

grant execute on function
  private.morning_mail(), public.morning_mail(), private.save_morning_mail(boolean), public.save_morning_mail(boolean)
to authenticated;
