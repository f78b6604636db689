import { webp } from '../../../supabase/tests/support/pictures.ts';
import { vehicles } from '../../../supabase/tests/support/workshop.ts';
import { fetchSinglePhoto, storeSinglePhoto } from '../../foundation/pictures/single-photo.ts';
import { type Garage, neverAborted, openGarage, refusal } from '../../testing/garage.ts';
import { getVehicleCare } from '../care/care-api.ts';
import { removeVehicleDocument, saveVehicleDocument } from './vehicle-documents-api.ts';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
afterAll(() => garage.close());

test('the owner adds a document with its photo, a manager changes and deletes it', async () => {
  const { portal, enter } = garage;
  await enter('customer');
  const vehicleId = vehicles.first;
  const path = `vehicles/${vehicleId}/${crypto.randomUUID()}.webp`;
  const blob = new Blob([webp()], { type: 'image/webp' });
  const photo = await storeSinglePhoto(portal, { path, blob });
  const insurance = { vehicleId, kind: 'insurance', validUntil: '2027-03-31', number: 'P-1', photo } as const;
  const added = await saveVehicleDocument(portal, insurance);
  expect(added.data).toMatchObject({ kind: 'insurance', valid_until: '2027-03-31', photo: path });
  expect((await saveVehicleDocument(portal, insurance)).data).toEqual(added.data);
  expect((await fetchSinglePhoto(portal, path)).size).toBe(blob.size);

  await enter('manager');
  const list = async () => (await getVehicleCare(portal, vehicleId, neverAborted)).data?.documents;
  const [before] = (await list()) ?? [];
  if (!before) throw new Error('The document is not listed');
  const renewed = { ...insurance, validUntil: '2028-03-31', before };
  expect((await saveVehicleDocument(portal, renewed)).data).toMatchObject({ valid_until: '2028-03-31' });
  expect(await refusal(saveVehicleDocument(portal, renewed))).toMatchObject({ kind: 'changed' });
  await removeVehicleDocument(portal, before.document_id);
  expect(await list()).toEqual([]);
});
