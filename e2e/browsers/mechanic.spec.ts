import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiOf } from '../fixtures/data/api.ts';
import { withPlace } from '../fixtures/data/camera-photo.ts';
import { createAssignedJobs, createMechanic } from '../fixtures/data/create-jobs.ts';
import { readJob } from '../fixtures/data/demo-data.ts';
import { expect, test } from './browser-test.ts';

/** Runs in the page. */
function drawJpeg() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1800 });
  canvas.getContext('2d')?.fillRect(0, 0, 1200, 900);
  return canvas.toDataURL('image/jpeg').replace(/^.*,/, '');
}

test('a mechanic adds a photo, completes a job in a dialog and finds it in the history', async ({
  tab,
  logIn,
  logOut,
}) => {
  const mechanic = await createMechanic();
  const [job] = await createAssignedJobs(mechanic, 1);
  if (!job) throw new Error('The demo data has no service');
  const plate = job.vehicle.registration_number;
  await logIn(mechanic);

  await test.step('a photo of a phone is turned, shrunk and sent without its place', async () => {
    await tab.open(`/mechanic-jobs/${job.requestId}`);
    const camera = withPlace(Buffer.from(await tab.ask({ role: 'main' }, drawJpeg), 'base64'));
    const folder = await mkdtemp(path.join(tmpdir(), 'pitlane-photo-'));
    await writeFile(path.join(folder, 'front.jpg'), camera);
    await tab.chooseFile('Add photos', path.join(folder, 'front.jpg'));
    const address = await tab.ask(
      { role: 'button', name: 'Enlarge Photo 1', within: { role: 'list', name: 'Photos' } },
      (element) => element.querySelector('img')?.src ?? '',
    );
    await rm(folder, { recursive: true });
    const stored = Buffer.from(await (await fetch(address)).arrayBuffer()).toString('latin1');
    expect(stored).toMatch(/^(RIFF....WEBP|\xff\xd8\xff)/s);
    expect(stored).not.toMatch(/Exif|EXIF|GPS/);
    const photos = await (await apiOf(mechanic)).read<{ width: number; height: number }>(
      `request_photos?select=width,height&request_id=eq.${job.requestId}`,
    );
    expect(photos).toEqual([{ width: 1200, height: 1600 }]);
  });

  await test.step('the job is started, and completed in a dialog', async () => {
    await tab.open('/mechanic-jobs');
    const card = { role: 'article', has: plate };
    await tab.press({ role: 'button', name: 'Start Job', within: card });
    await tab.sees('Job started successfully');
    await tab.press({ role: 'button', name: 'Complete', within: card });
    await tab.fill('Mechanic Notes', 'Belt changed');
    await tab.press({ role: 'button', name: 'Complete Job' });
    await tab.sees('Job completed successfully');
    expect(await readJob(job.requestId)).toMatchObject({
      status: 'completed',
      mechanic_notes: 'Belt changed',
    });
  });

  await test.step('the history finds it by its plate', async () => {
    await tab.open('/job-history');
    await tab.fill('Search jobs', plate);
    await tab.isAt(/search=/);
    expect(await tab.read({ role: 'row', has: plate })).toContain(job.service.name);
  });

  await logOut(mechanic.name);
});
