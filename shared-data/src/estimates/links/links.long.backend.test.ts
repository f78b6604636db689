import { requests } from '../../../supabase/tests/support/workshop.ts';
import { type Garage, neverAborted, openGarage, refusal } from '../../testing/garage.ts';
import { sendEstimate } from '../estimates-api.ts';
import { addLine } from '../lines-api.ts';
import { linkPath } from './link-path.ts';
import { answerByLink, createLink, openLink, revokeLink } from './links-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
afterAll(() => garage.close());

const requestId = requests.inProgress;

test('someone without a login opens a link and answers, until it is revoked', async () => {
  const { portal, enter } = garage;
  await enter('manager');
  const line = { kind: 'other', description: 'Towing', unit_price: 900 } as const;
  const { data: towing } = await addLine(portal, { requestId, line });
  await sendEstimate(portal, requestId);
  const { data: link } = await createLink(portal, requestId);
  const token = link?.token ?? '';
  expect(linkPath(token)).toMatch(/^\/t\/[\w-]{22}$/);

  await enter('visitor');
  const { data: page } = await openLink(portal, token, neverAborted);
  expect(page?.to_answer).toEqual({ lines: 1, amount: 900 });
  const decisions = [{ line_id: towing?.line_id ?? 0, version: 1, approve: true }];
  const answered = await answerByLink(portal, { token, decisions, name: 'Asha' });
  expect(answered.data).toMatchObject({ estimated_cost: 12900, record: { number: 1 } });

  await enter('manager');
  expect((await revokeLink(portal, requestId)).data).toEqual({ revoked: true });
  await enter('visitor');
  expect(await refusal(openLink(portal, token, neverAborted))).toMatchObject({
    kind: 'not-found',
    message: 'This link is not valid any more. Please ask the garage for a new one.',
  });
});
