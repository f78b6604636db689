import { requests, templates } from '../../supabase/tests/support/workshop.ts';
import { getRequestEstimate } from '../estimates/estimates-api.ts';
import { type Garage, neverAborted, openGarage, refusal } from '../testing/garage.ts';
import { conditionOf } from './inspection.ts';
import {
  finishInspection,
  listTemplates,
  recordItems,
  saveTemplate,
  setTemplateActive,
  startInspection,
} from './inspections-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
afterAll(() => garage.close());

test('a mechanic inspects, and the customer reads it once it is finished', async () => {
  await garage.enter('mechanic');
  const job = { requestId: requests.inProgress, templateId: templates.tyres };
  const { data: begun } = await startInspection(garage.portal, job);
  const [tread] = begun?.items ?? [];
  const recorded = await recordItems(garage.portal, {
    inspectionId: begun?.inspection_id ?? 0,
    items: [{ item_id: tread?.item_id ?? 0, version: 1, value: 2.5, internal_note: 'Sell two' }],
  });
  const [measured] = recorded.data?.items ?? [];
  expect(measured).toMatchObject({ value: 2.5, condition: 'watch' });
  expect(measured && conditionOf(measured, 2.5)).toBe('watch');
  expect(
    measured && [conditionOf(measured, 1), conditionOf(measured, 3), conditionOf(measured, null)],
  ).toEqual(['urgent', 'fine', 'not_checked']);
  await finishInspection(garage.portal, begun?.inspection_id ?? 0);

  await garage.enter('customer');
  const { data } = await getRequestEstimate(garage.portal, requests.inProgress, neverAborted);
  for (const key of ['started_by_name', 'finished_by_name'])
    expect(data?.inspections[0]).not.toHaveProperty(key);
  for (const key of ['internal_note', 'changed_by_name'])
    expect(data?.inspections[0]?.items[0]).not.toHaveProperty(key);
});

test('a manager changes a template over what was read, and retires it', async () => {
  await garage.enter('manager');
  const [, tyres] = (await listTemplates(garage.portal, neverAborted)).data ?? [];
  const change = { name: 'Wheels', sections: tyres?.sections ?? [], expected: tyres };
  expect((await saveTemplate(garage.portal, change)).data).toMatchObject({ name: 'Wheels', version: 2 });
  const late = saveTemplate(garage.portal, { ...change, name: 'Rims' });
  expect(await refusal(late)).toMatchObject({ kind: 'changed' });
  const retired = await setTemplateActive(garage.portal, {
    templateId: tyres?.template_id ?? 0,
    active: false,
  });
  expect(retired.data).toMatchObject({ active: false });
});
