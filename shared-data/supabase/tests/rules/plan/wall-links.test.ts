import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
beforeEach(() => workshop.reset());
afterAll(() => workshop.close());

const rows = (sql: string, parameters?: unknown[]) => workshop.backend.exec(sql, parameters);
const manager = () => workshop.as('manager');
const visitor = () => workshop.as('visitor');
const make = async (name = 'Hall') =>
  call<{ link_id: number; token: string }>(await manager(), 'create_wall_link', { name });
const invalid = {
  code: 'PT404',
  message: 'This link is not valid any more. Please ask the garage for a new one.',
};

test('a link opens the board of all mechanics without a session and without customers @long', async () => {
  const { link_id, token } = await make(' Hall ');
  const wall = await call<{ rows: Record<string, unknown>[]; total: number }>(await visitor(), 'open_wall', {
    token,
  });
  const board = await call<{ rows: Record<string, unknown>[]; total: number }>(
    await manager(),
    'workshop_board',
  );
  expect(wall.total).toBe(board.total);
  expect(wall.rows.map((card) => card.request_id)).toEqual(board.rows.map((card) => card.request_id));
  expect(wall.rows.map((card) => card.request_id)).toContain(requests.inProgress);
  const names = board.rows.map((card) => String(card.customer_name));
  expect(names.filter((name) => JSON.stringify(wall).includes(name))).toEqual([]);
  expect(await call(await manager(), 'wall_links')).toEqual([
    { link_id, name: 'Hall', created_at: expect.any(String), created_by_name: 'Meera' },
  ]);
});

test('the token is stored as its hash alone', async () => {
  const { token } = await make();
  const [stored] = await rows('select to_jsonb(w)::text as link from private.wall_links w');
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(stored?.link).not.toContain(token);
  const [change] = await rows(
    "select after::text as after from private.changes where subject = 'wall_link' order by change_id desc limit 1",
  );
  expect(change?.after).toContain('Hall');
  expect(change?.after).not.toContain(token);
});

test('a revoked link opens nothing, and leaves the others', async () => {
  const first = await make();
  const second = await make('Lift 2');
  expect(await call(await manager(), 'revoke_wall_link', { link_id: first.link_id })).toEqual({
    revoked: true,
  });
  expect(await call(await manager(), 'revoke_wall_link', { link_id: first.link_id })).toEqual({
    revoked: false,
  });
  expect(await refuse(await visitor(), 'open_wall', { token: first.token })).toMatchObject(invalid);
  expect(await call(await visitor(), 'open_wall', { token: second.token })).toMatchObject({
    rows: expect.any(Array),
  });
});

test('wrong tokens are answered alike, and counted as those of links to requests @long', async () => {
  const { token } = await make();
  for (const wrong of ['', token.slice(1), 'x'])
    expect(await refuse(await visitor(), 'open_wall', { token: wrong })).toMatchObject(invalid);
  for (let attempt = 0; attempt < 57; attempt += 1)
    await refuse(await visitor(), 'open_wall', { token: 'x' });
  expect(await refuse(await visitor(), 'open_link', { token: 'x' })).toMatchObject({ code: 'PT429' });
});

test('the token of a wall opens no request, and that of a request no wall', async () => {
  const { token } = await make();
  expect(await refuse(await visitor(), 'open_link', { token })).toMatchObject(invalid);
  const link = await call<{ token: string }>(await manager(), 'create_link', {
    request_id: requests.inProgress,
  });
  expect(await refuse(await visitor(), 'open_wall', { token: link.token })).toMatchObject(invalid);
});

test('a link needs a name, and there are at most 20 @long', async () => {
  expect(await refuse(await manager(), 'create_wall_link', { name: ' ' })).toMatchObject({
    code: 'PT400',
    hint: 'name',
  });
  for (let made = 0; made < 20; made += 1) await make(`Screen ${made}`);
  expect(await refuse(await manager(), 'create_wall_link', { name: 'One more' })).toMatchObject({
    code: 'PT409',
    hint: 'name',
  });
});
