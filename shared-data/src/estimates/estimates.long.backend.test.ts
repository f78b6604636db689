import { parts, requests, vehicles } from '../../supabase/tests/support/workshop.ts';
import { type Garage, neverAborted, openGarage, refusal } from '../testing/garage.ts';
import { getVehicleCare } from '../vehicles/care/care-api.ts';
import { parseApproval } from './approval-record.ts';
import {
  decideLines,
  getRequestEstimate,
  listEstimates,
  listEstimatesToAnswer,
  sendEstimate,
} from './estimates-api.ts';
import { addLine, changeLine, withdrawLine } from './lines-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
afterAll(() => garage.close());

const requestId = requests.inProgress;

test('lines are proposed, priced, sent, answered with a name and kept as a record', async () => {
  const { portal, enter } = garage;
  await enter('mechanic');
  const proposal = { requestId, line: { kind: 'labour', description: 'Weld the bracket' } } as const;
  const { data: line } = await addLine(portal, proposal);
  const { data: pads } = await addLine(portal, { requestId, line: { part_id: parts.brakePad } });
  const { data: filter } = await addLine(portal, { requestId, line: { part_id: parts.oilFilter } });
  await withdrawLine(portal, filter?.line_id ?? 0);

  await enter('manager');
  const toPrice = await listEstimates(portal, { state: 'to_price', page: 1 }, neverAborted);
  expect(toPrice.data).toMatchObject({ total: 1 });
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
    kind: 'invalid',
    field: 'decided_by_name',
  });
  const answered = await decideLines(portal, { requestId, decisions, name: 'Asha Rao' });
  expect(answered.data?.estimated_cost).toBe(12650);
  const { data } = await getRequestEstimate(portal, requestId, neverAborted);
  const [record] = data?.records ?? [];
  expect(record && parseApproval(record)).toMatchObject({ name: 'Asha Rao', approved_total: '650.00' });

  const care = await getVehicleCare(portal, vehicles.first, neverAborted);
  expect(care.data?.deferred).toMatchObject([{ part_id: parts.brakePad, decline_reason: 'Next month' }]);
});
