import { call } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, type Workshop } from '../../support/workshop.ts';

interface List {
  rows: { request_id: number; due: number }[];
  total: number;
}

let workshop: Workshop;
const manage = async <Result = { invoice_id: number; number: string }>(name: string, parameters: object) =>
  call<Result>(await workshop.as('manager'), name, { ...parameters });

/** Paid: `completed` of Asha; unpaid: `othersCompleted` of Bela; credited whole: `paid` of Asha. */
beforeAll(async () => {
  workshop = await openWorkshop();
  await workshop.backend.exec("update private.garage set name = 'Test Motors' where true");
  for (const request_id of [requests.completed, requests.othersCompleted, requests.paid]) {
    await manage('issue_invoice', { request_id });
  }
  await manage('record_payment', { request_id: requests.completed, method: 'cash', amount: 3999.5 });
  await manage('credit_invoice', { invoice_id: 3, reason: 'Made out to the wrong person' });
});
afterAll(() => workshop.close());

const { completed, othersCompleted, paid } = requests;

test.each([
  [{}, [paid, paid, othersCompleted, completed]],
  [{ filter: 'unpaid' }, [othersCompleted]],
  [{ filter: 'paid' }, [completed]],
  [{ filter: 'credit_notes' }, [paid]],
  [{ filter: 'paid', search: 'ASHA' }, [completed]],
  [{ filter: 'paid', search: 'bela' }, []],
  [{ filter: 'unpaid', search: 'ka 01 b' }, [othersCompleted]],
  [{ filter: 'unpaid', search: 'asha' }, []],
  [{ search: 'brake' }, [paid, paid]],
  [{ search: '/000002' }, [othersCompleted]],
  [{ search: '%' }, []],
  [{ page: 2, page_size: 3 }, [completed]],
])('a manager’s list with %j has the jobs %j', async (parameters, expected) => {
  const { rows, total } = await manage<List>('list_invoices', parameters);
  expect(rows.map(({ request_id }) => request_id)).toEqual(expected);
  expect(total).toBe('page' in parameters ? 4 : expected.length);
});

test.each([
  [{}, [paid, paid, completed]],
  [{ filter: 'unpaid' }, []],
  [{ filter: 'paid' }, [completed]],
  [{ filter: 'credit_notes' }, [paid]],
  [{ search: 'bela' }, []],
])('a customer’s list with %j has the jobs %j', async (parameters, expected) => {
  const { rows } = await call<List>(await workshop.as('customer'), 'list_invoices', parameters);
  expect(rows.map(({ request_id }) => request_id)).toEqual(expected);
});
