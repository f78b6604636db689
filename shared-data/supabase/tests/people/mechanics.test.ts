import { call } from '../support/rpc-calls.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
  await workshop.backend.runScript(`
    update public.mechanics set specialization = 'Brakes', specializations = '{Brakes,Electrical}', rating = 4.5
    where name = 'Ravi';
    update public.mechanics set specializations = '{Electrical, air conditioning}' where name = 'Karl';`);
});
afterAll(() => workshop.close());

interface Mechanics {
  rows: Record<string, unknown>[];
  total: number;
  stats: object;
  specializations: string[];
}

const list = async (parameters = {}) =>
  call<Mechanics>(await workshop.as('manager'), 'list_mechanics', parameters);

describe('the list of mechanics', () => {
  test('has every column of each mechanic and the open jobs', async () => {
    const { rows } = await list({ search: 'Ravi' });
    expect(rows).toEqual([
      expect.objectContaining({
        mechanic_id: workshop.idOf('mechanic'),
        employee_id: 'M1',
        phone: '+91 90000 00401',
        hourly_rate: 300,
        specializations: ['Brakes', 'Electrical'],
        open_jobs: 2,
      }),
    ]);
  });

  test('has statistics and specializations of all mechanics, regardless of the search', async () => {
    const { stats, specializations } = await list({ search: 'Ravi' });
    expect(stats).toEqual({ total: 3, average_experience: 5 });
    expect(specializations).toEqual(['air conditioning', 'Brakes', 'Electrical']);
  });

  test.each([
    [{}, ['Karl', 'Ravi', 'Sunita']],
    [{ search: 'suni' }, ['Sunita']],
    [{ search: 'othermechanic@' }, ['Sunita']],
    [{ search: '403' }, ['Karl']],
    [{ search: 'm1' }, ['Ravi']],
    [{ search: '%' }, []],
    [{ specialization: 'Brakes' }, ['Ravi']],
    [{ specialization: 'Electrical' }, ['Karl', 'Ravi']],
    [{ specialization: 'Electrical', search: 'karl' }, ['Karl']],
    [{ specialization: 'Gardening' }, []],
    [{ specialization: 'all' }, ['Karl', 'Ravi', 'Sunita']],
    [{ sort: '-name' }, ['Sunita', 'Ravi', 'Karl']],
    [{ sort: 'employee-id' }, ['Ravi', 'Sunita', 'Karl']],
    [{ sort: '-employee-id' }, ['Karl', 'Sunita', 'Ravi']],
    [{ sort: 'experience' }, ['Karl', 'Ravi', 'Sunita']],
    [{ sort: '-experience' }, ['Sunita', 'Ravi', 'Karl']],
    [{ sort: '-rating' }, ['Ravi', 'Karl', 'Sunita']],
    [{ sort: 'open-jobs' }, ['Karl', 'Sunita', 'Ravi']],
    [{ sort: 'no such thing' }, ['Karl', 'Ravi', 'Sunita']],
  ])('%j finds %j', async (parameters, names) => {
    const { rows, total } = await list(parameters);
    expect(rows.map((row) => row.name)).toEqual(names);
    expect(total).toBe(names.length);
  });

  test('is paged', async () => {
    const { rows, total } = await list({ page: 2, page_size: 2 });
    expect(rows.map((row) => row.name)).toEqual(['Sunita']);
    expect(total).toBe(3);
  });
});
