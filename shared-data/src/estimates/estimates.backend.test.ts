import { parts, requests, vehicles } from '../../supabase/tests/support/workshop.ts';
import { columnsOf, type Garage, neverAborted, openGarage, refusal } from '../testing/garage.ts';
import { parseApproval } from './approval-record.ts';
import type { DeferredWork, EstimateRow, RequestEstimate } from './estimates-answers.ts';
import {
  decideLines,
  getRequestEstimate,
  listDeferredWork,
  listEstimates,
  listEstimatesToAnswer,
  sendEstimate,
} from './estimates-api.ts';
import type { EstimateLine } from './lines-answers.ts';
import { addLine, changeLine, withdrawLine } from './lines-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
afterAll(() => garage.close());

const requestId = requests.inProgress;
const keysOf = (row: object | null | undefined) => Object.keys(row ?? {}).sort();

test('lines are proposed, priced, sent, answered with a name and kept as a record', async () => {
  const { portal, enter } = garage;
  await enter('mechanic');
  const proposal = { requestId, line: { kind: 'labour', description: 'Weld the bracket' } } as const;
  const { data: line } = await addLine(portal, proposal);
  const { data: pads } = await addLine(portal, { requestId, line: { part_id: parts.brakePad } });
  const { data: filter } = await addLine(portal, { requestId, line: { part_id: parts.oilFilter } });
  await withdrawLine(portal, filter?.line_id ?? 0);
  expect(keysOf(line)).toEqual(
    columnsOf<EstimateLine>({
      ...{ line_id: true, request_id: true, position: true, kind: true, description: true, quantity: true },
      ...{ unit: true, unit_price: true, amount: true, tax_rate: true, tax_code: true, minutes: true },
      ...{ service_id: true, part_id: true, inspection_item_id: true, source: true, urgency: true },
      ...{ what_it_is: true, why_needed: true, if_it_waits: true, status: true, version: true },
      ...{ replaces: true, sent_at: true, decided_by_name: true, decided_at: true, decision_channel: true },
      ...{ decline_reason: true, created_at: true },
    }),
  );

  await enter('manager');
  const toPrice = await listEstimates(portal, { state: 'to_price', page: 1 }, neverAborted);
  expect(keysOf(toPrice.data?.rows[0])).toEqual(
    columnsOf<EstimateRow>({
      ...{ request_id: true, service_name: true, brand: true, model: true, registration_number: true },
      ...{ customer_name: true, customer_phone: true, mechanic_name: true, state: true, lines: true },
      ...{ unpriced: true, amount: true, since: true, last_answer: true },
    }),
  );
  const price = { lineId: line?.line_id ?? 0, changes: { unit_price: 650 } };
  const { data: priced } = await changeLine(portal, { ...price, version: 1 });
  expect(await refusal(changeLine(portal, { ...price, version: 1 }))).toMatchObject({ kind: 'changed' });
  expect((await sendEstimate(portal, requestId)).data).toMatchObject({ version: 1, lines: 2, amount: 1950 });

  await enter('customer');
  expect((await listEstimatesToAnswer(portal, neverAborted)).data).toMatchObject([
    { request_id: requestId, lines: 2, amount: 1950 },
  ]);
  const decisions = [
    { line_id: priced?.line_id ?? 0, version: 2, approve: true },
    { line_id: pads?.line_id ?? 0, version: 1, approve: false, reason: 'Next month' },
  ];
  expect(await refusal(decideLines(portal, { requestId, decisions, name: ' ' }))).toMatchObject({
    ...{ kind: 'invalid', field: 'decided_by_name' },
  });
  const answered = await decideLines(portal, { requestId, decisions, name: 'Asha Rao' });
  expect(answered.data?.estimated_cost).toBe(12650);
  const { data } = await getRequestEstimate(portal, requestId, neverAborted);
  expect(keysOf(data)).toEqual(
    columnsOf<RequestEstimate>({
      reach: true,
      ...{ request_id: true, status: true, service_name: true, scheduled_date: true, vehicle: true },
      ...{ version: true, sent_at: true, lines: true, to_answer: true, estimated_cost: true },
      ...{ inspections: true, records: true, photos: true, closed: true, customer: true, sent_by_name: true },
      ...{ may_send: true, link: true, confirmed_at: true, invoice_id: true, customer_balance: true },
    }),
  );
  const [record] = data?.records ?? [];
  expect(record && parseApproval(record)).toMatchObject({ name: 'Asha Rao', approved_total: '650.00' });

  const deferred = await listDeferredWork(portal, vehicles.first, neverAborted);
  expect(deferred.data).toMatchObject([{ part_id: parts.brakePad, decline_reason: 'Next month' }]);
  expect(keysOf(deferred.data?.[0])).toEqual(
    columnsOf<DeferredWork>({
      ...{ line_id: true, request_id: true, description: true, kind: true, quantity: true, unit: true },
      ...{ unit_price: true, amount: true, urgency: true, why_needed: true, if_it_waits: true },
      ...{ service_id: true, part_id: true, decline_reason: true, state: true, since: true },
    }),
  );
});
