-- A phone in a workshop loses its network in the middle of a request, and nobody can tell whether it arrived. A
-- request that carries a key is carried out once: sent again, it gets the answer of the first time.

create table private.answered_requests (
  caller uuid not null references auth.users (id) on delete cascade,
  idempotency_key uuid not null,
  asked jsonb not null,
  answer jsonb,
  made_at timestamptz not null default now(),
  primary key (caller, idempotency_key)
);
comment on table private.answered_requests is
  'Requests that were carried out, by the key the caller gave them, with their answers; kept for 30 days.';
create index answered_requests_made_at_idx on private.answered_requests (made_at);
alter table private.answered_requests enable row level security;

create function private.earlier_answer(p_idempotency_key uuid, p_asked jsonb, p_refusal text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  earlier private.answered_requests;
begin
  if p_idempotency_key is null then
    return null;
  end if;
  delete from private.answered_requests a where a.made_at < now() - interval '30 days';
  -- Waits for the same request where it is still under way, so that only one of the two goes on.
  insert into private.answered_requests (caller, idempotency_key, asked) values (caller, p_idempotency_key, p_asked)
  on conflict do nothing;
  if found then
    return null;
  end if;
  select a.* into earlier from private.answered_requests a
  where a.caller = auth.uid() and a.idempotency_key = p_idempotency_key;
  if earlier.asked <> p_asked then
    raise exception using errcode = 'PT409', message = p_refusal, hint = 'idempotency_key';
  end if;
  return earlier.answer;
end
$$;
comment on function private.earlier_answer(uuid, jsonb, text) is
  'The answer that this request got before, or null, which means: carry it out and keep_answer. PT409 with p_refusal '
  'for a known key with other contents. Internal.';
revoke all on function private.earlier_answer(uuid, jsonb, text) from public;

create function private.keep_answer(p_idempotency_key uuid, p_answer jsonb) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  update private.answered_requests a set answer = p_answer
  where a.caller = auth.uid() and a.idempotency_key = p_idempotency_key;
  select p_answer;
$$;
comment on function private.keep_answer(uuid, jsonb) is
  'Keeps and answers what a request with this key is answered. Internal.';
revoke all on function private.keep_answer(uuid, jsonb) from public;
