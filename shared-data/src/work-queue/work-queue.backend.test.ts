import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { photoName, webp } from '../../supabase/tests/support/pictures.ts';
import { parts, requests, services, templates } from '../../supabase/tests/support/workshop.ts';
import { unwrap } from '../foundation/answers/result.ts';
import { createPortalClient, type PortalClient } from '../foundation/client/client.ts';
import { queuedOf, sendQueue } from '../foundation/device/send-queue.ts';
import { signedInId } from '../foundation/session/session.ts';
import { startInspection } from '../inspections/inspections-api.ts';
import { keepBlob } from '../requests/photos/waiting/stored-blobs.ts';
import { waitingPhotos } from '../requests/photos/waiting/waiting-photos.ts';
import { installDeviceStorage } from '../testing/device-storage.ts';
import { type Garage, openGarage } from '../testing/garage.ts';
import { waitingCompletions } from './waiting-completions.ts';
import { waitingEntries } from './waiting-entries.ts';
import { waitingLines } from './waiting-lines.ts';
import { waitingPresses } from './waiting-presses.ts';
import { workQueue } from './work-queue.ts';

const job = requests.inProgress;

/** How many requests reach the server until the network is lost, and whether the last one's answer does not arrive. */
interface Loss {
  after: number;
  losesAnswer: boolean;
}

type Step =
  | { do: 'measure'; item: number; value: number }
  | { do: 'note'; item: number; text: string }
  | { do: 'photo'; of: number | null }
  | { do: 'propose'; text: string }
  | { do: 'press'; work: 'cleaning' | 'driving' | null }
  | { do: 'lose'; loss: Loss }
  | { do: 'return' }
  | { do: 'reload' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('measure'), item: fc.constant(0), value: fc.constantFrom(1, 2.2, 5) }),
  fc.record({ do: fc.constant('note'), item: fc.nat(2), text: fc.constantFrom('Worn', 'Leaks') }),
  fc.record({ do: fc.constant('photo'), of: fc.constantFrom(null, 0, 1) }),
  fc.record({ do: fc.constant('propose'), text: fc.constantFrom('Bleed the brakes', 'New hose') }),
  fc.record({ do: fc.constant('press'), work: fc.constantFrom('cleaning', 'driving', null) }),
  fc.record({
    do: fc.constant('lose'),
    loss: fc.record({ after: fc.nat(4), losesAnswer: fc.boolean() }),
  }),
  fc.record({ do: fc.constant('return') }),
  fc.record({ do: fc.constant('reload') }),
);

let garage: Garage;
let portal: PortalClient;
let loss: Loss | undefined;

beforeAll(async () => {
  garage = await openGarage();
  const failed = () => new TypeError('Failed to fetch');
  portal = createPortalClient(garage.portal.config, {
    personId: signedInId,
    fetch: async (...request) => {
      if (loss === undefined) return garage.backend.fetch(...request);
      loss.after -= 1;
      if (loss.after > 0) return garage.backend.fetch(...request);
      if (loss.after === 0 && loss.losesAnswer) await garage.backend.fetch(...request);
      throw failed();
    },
  });
});
afterAll(() => garage.close());

/** The items of the inspection that the mechanic began while there was a network. */
async function begin() {
  await garage.reset();
  await garage.backend.exec('delete from storage.objects where true');
  await garage.enter('mechanic');
  loss = undefined;
  installDeviceStorage();
  const inspection = await unwrap(startInspection(portal, { requestId: job, templateId: templates.tyres }));
  return inspection;
}

/** Does what the screens do: keeps each step on the device, and sends as soon as that can be. */
async function work(steps: readonly Step[], hasNetwork: boolean) {
  const { inspection_id: inspectionId, items } = await begin();
  const person = garage.idOf('mechanic');
  const send = () => sendQueue(workQueue, { portal, queryClient: new QueryClient(), person });
  const savedAt = Date.now();
  const enter = (index: number, fields: object) => {
    const item_id = items[index]?.item_id ?? 0;
    const earlier = waitingEntries.find(person, item_id);
    // Without an earlier one it is a change of what the server has.
    const version = earlier?.entry.version ?? versions.get(item_id) ?? 1;
    waitingEntries.save(person, {
      requestId: job,
      inspectionId,
      item: 'Item',
      savedAt,
      ...earlier,
      entry: { ...earlier?.entry, ...fields, item_id, version },
    });
  };
  const versions = new Map<number, number>();
  const readVersions = async () => {
    const rows = await garage.backend.exec('select item_id, version from private.inspection_items');
    for (const { item_id, version } of rows) versions.set(Number(item_id), Number(version));
  };
  for (const [place, each] of steps.entries()) {
    switch (each.do) {
      case 'measure':
        enter(each.item, { value: each.value });
        break;
      case 'note':
        enter(each.item, { note: each.text });
        break;
      case 'photo': {
        const path = photoName(job);
        await keepBlob(person, path, new Blob([webp()], { type: 'image/webp' }));
        const item = each.of === null ? null : (items[each.of]?.item_id ?? 0);
        waitingPhotos.save(person, {
          photo: {
            requestId: job,
            path,
            width: 10,
            height: 10,
            sha256: 'a'.repeat(64),
            stage: item === null ? 'work' : 'inspection',
            place: { inspection_item_id: item, line_id: null },
            takenAt: new Date().toISOString(),
          },
          savedAt,
        });
        break;
      }
      case 'propose': {
        const idempotencyKey = `10000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
        const line = { kind: 'labour', description: each.text, quantity: 1 } as const;
        waitingLines.save(person, {
          proposal: { requestId: job, line, idempotencyKey },
          description: each.text,
          savedAt,
        });
        break;
      }
      case 'press':
        waitingPresses.save(person, {
          press: each.work ? { kind: 'other_work', work: { kind: each.work } } : { kind: 'stop' },
          description: 'Press',
          savedAt: Date.now() + place,
        });
        break;
      case 'lose':
        if (!hasNetwork) loss = { ...each.loss };
        break;
      case 'return':
        loss = undefined;
        break;
      case 'reload':
        // Nothing of a page is left but what the device keeps.
        break;
    }
    await send();
    await readVersions();
  }
  waitingCompletions.save(person, {
    completion: {
      requestId: job,
      mechanicNotes: 'Done',
      finalCost: 900,
      parts: [{ partId: parts.brakePad, quantity: 1 }],
      idempotencyKey: '20000000-0000-4000-8000-000000000000',
    },
    job: `Service ${services.brakeRepair}`,
    savedAt: Date.now() + steps.length,
  });
  await send();
  loss = undefined;
  await send();
  expect(queuedOf(workQueue, person).map(({ name, refusal }) => ({ name, refusal }))).toEqual([]);
  return garage.backend.exec(`
    select (select jsonb_build_object('status', status, 'notes', mechanic_notes, 'cost', final_cost)
        from public.service_requests where request_id = ${job}) as request,
      (select jsonb_agg(jsonb_build_object('condition', condition, 'value', value, 'note', note) order by item_id)
        from private.inspection_items) as items,
      (select jsonb_agg(jsonb_build_object('stage', p.stage, 'item', e.position) order by p.photo_id)
        from public.request_photos p left join private.inspection_items e on e.item_id = p.inspection_item_id
        where p.request_id = ${job}) as photos,
      (select jsonb_agg(description order by line_id) from public.request_lines where request_id = ${job}) as lines,
      (select jsonb_agg(jsonb_build_object('work', other_work, 'job', request_id, 'began', began, 'ended', ended)
        order by entry_id) from private.clock_entries where mechanic_id = '${person}') as clock,
      (select current_stock from public.parts where id = ${parts.brakePad}) as stock`);
}

test('what is added to an entry whose answer was lost is no change by someone else', async () => {
  const steps: Step[] = [
    { do: 'lose', loss: { after: 1, losesAnswer: true } },
    { do: 'measure', item: 0, value: 2.2 },
    { do: 'note', item: 0, text: 'Leaks' },
    { do: 'return' },
  ];
  expect(await work(steps, false)).toEqual(await work(steps, true));
});

test('work without a network ends in the same database as with one @long', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      expect(await work(steps, false)).toEqual(await work(steps, true));
    }),
    { numRuns: 15, endOnFailure: true },
  );
}, 240_000);
