import { limits } from '../../../../src/foundation/client/database.limits.ts';
import { comment, exif, jpeg, photoName, photoOf, picturesOf, png, webp } from '../../support/pictures.ts';
import { call, refuse } from '../../support/rpc-calls.ts';
import { openWorkshop, requests, templates, type Workshop } from '../../support/workshop.ts';

const address = 'http://localhost/storage/v1/object/request-photos';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
  await workshop.backend.exec('delete from public.request_photos where true');
});
afterAll(() => workshop.close());

const tokenOf = async (role: 'mechanic' | 'manager') =>
  (await (await workshop.as(role)).auth.getSession()).data.session?.access_token;

async function send(path: string, body: BodyInit, type?: string, role: 'mechanic' | 'manager' = 'manager') {
  const headers = { Authorization: `Bearer ${await tokenOf(role)}`, ...(type && { 'content-type': type }) };
  const response = await workshop.backend.fetch(`${address}/${path}`, { method: 'POST', headers, body });
  return { status: response.status, message: ((await response.json()) as { message?: string }).message };
}

async function upload(requestId: number = requests.inProgress, bytes = webp(), role?: 'mechanic') {
  const path = photoName(requestId);
  expect((await send(path, bytes, 'image/webp', role)).status).toBe(200);
  return path;
}

const photosOf = (requestId: number) =>
  workshop.backend.exec('select * from public.request_photos where request_id = $1 order by photo_id', [
    requestId,
  ]);

describe('the server looks at the file', () => {
  const tooManyPixels = 'Please choose a picture of at most 50 million pixels';
  const otherKind = 'Please choose a JPEG, PNG or WebP picture';
  const place = /^This picture still says where and how it was taken/;
  test.each([
    ['a JPEG', jpeg(), 'image/jpeg', 'jpg'],
    ['a PNG', png(), 'image/png', 'png'],
    ['a WebP', webp(), 'image/webp', 'webp'],
    ['one of exactly 5 MB', webp('x'.repeat(limits.photoBytes - webp('').length)), 'image/webp', 'webp'],
  ])('%s is stored', async (_, bytes, type, ending) => {
    expect(await send(photoName(requests.pending, ending), bytes, type)).toMatchObject({ status: 200 });
  });

  test.each([
    ['a page', Buffer.from('<html><script>'), 'image/webp', 'webp', otherKind],
    [
      'a drawing with scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/svg+xml',
      'webp',
      otherKind,
    ],
    ['a JPEG that says it is WebP', jpeg(), 'image/webp', 'webp', otherKind],
    ['a WebP that says it is a page', webp(), 'text/html', 'webp', otherKind],
    ['a PNG named as JPEG', png(), 'image/png', 'jpg', otherKind],
    ['nothing', Buffer.alloc(0), 'image/webp', 'webp', otherKind],
    ['the place in a JPEG', jpeg(exif), 'image/jpeg', 'jpg', place],
    ['a comment in a JPEG', jpeg(comment), 'image/jpeg', 'jpg', place],
    ['a file after a JPEG', Buffer.concat([jpeg(), jpeg(exif)]), 'image/jpeg', 'jpg', place],
    ['the place in a PNG', png(['eXIf', 'GPS']), 'image/png', 'png', place],
    ['a text in a PNG', png(['iTXt', 'XML:com.adobe.xmp']), 'image/png', 'png', place],
    ['the place in a WebP', webp('picture', ['EXIF', 'GPS']), 'image/webp', 'webp', place],
    ['a description in a WebP', webp('picture', ['XMP ', '<x/>']), 'image/webp', 'webp', place],
    ['a file after a WebP', Buffer.concat([webp(), exif]), 'image/webp', 'webp', place],
  ])('%s is refused', async (_, bytes, type, ending, message) => {
    const path = photoName(requests.pending, ending);
    const answer = await send(path, bytes, type);
    expect(answer.status).toBe(message === place ? 400 : 415);
    expect(answer.message).toMatch(message);
    const form = new FormData();
    form.append('', new Blob([bytes], { type }));
    expect(await send(path, form)).toEqual(answer);
  });

  test.each([
    [picturesOf.JPEG, 'image/jpeg', 'jpg'],
    [picturesOf.PNG, 'image/png', 'png'],
    [picturesOf.VP8, 'image/webp', 'webp'],
    [picturesOf.VP8L, 'image/webp', 'webp'],
    [picturesOf.VP8X, 'image/webp', 'webp'],
  ] as const)('more than 50 million pixels are refused ($name)', async (draw, type, ending) => {
    const path = photoName(requests.pending, ending);
    expect(await send(path, draw(10_000, 5001), type)).toEqual({ status: 422, message: tooManyPixels });
    expect(await send(path, draw(10_000, 5000), type)).toMatchObject({ status: 200 });
  });

  test('a parameter of the address says nothing about the kind', async () => {
    const [path, other] = [photoName(requests.pending, 'jpg'), photoName(requests.pending, 'jpg')];
    expect(await send(`${path}?a=.png`, png(), 'image/png')).toEqual({ status: 415, message: otherKind });
    expect(await send(`${other}?a=.png`, jpeg(), 'image/jpeg')).toMatchObject({ status: 200 });
  });

  test('more than 5 MB is refused, also without a length', async () => {
    const large = webp('x'.repeat(limits.photoBytes));
    const path = photoName(requests.pending);
    const refusal = { status: 413, message: 'A photo may have at most 5 MB' };
    expect(await send(path, large, 'image/webp')).toEqual(refusal);
    expect(await send(path, Buffer.alloc(limits.photoBytes * 2), 'image/webp')).toEqual(refusal);
  });
});

describe('adding a photo', () => {
  test('stores what was uploaded, once however often it is sent @long', async () => {
    const mechanic = await workshop.as('mechanic');
    const path = await upload(requests.inProgress, webp(), 'mechanic');
    const photo = { ...photoOf(path), caption: ' Scratch ', taken_at: '2020-01-01' };
    const first = await call(mechanic, 'add_photo', photo);
    expect(await call(mechanic, 'add_photo', photo)).toEqual(first);
    const [stored, ...more] = await photosOf(requests.inProgress);
    expect(more).toEqual([]);
    expect(stored).toMatchObject({
      ...first,
      path,
      bytes: webp().length,
      caption: 'Scratch',
      taken_by_name: 'Ravi',
      sha256: photo.sha256,
    });
    const [{ created_at } = {}] = await workshop.backend.exec(
      'select created_at from public.service_requests where request_id = $1',
      [requests.inProgress],
    );
    expect(stored?.taken_at).toEqual(created_at);
  });

  test("is refused for a file outside the request's folder, not uploaded, or uploaded by someone else", async () => {
    const manager = await workshop.as('manager');
    const path = await upload();
    const photo = photoOf(path);
    const missing = { code: 'PT409', message: 'This photo has not been uploaded', hint: 'path' };
    expect(await refuse(manager, 'add_photo', { ...photo, request_id: requests.pending })).toEqual(missing);
    expect(await refuse(manager, 'add_photo', photoOf(photoName(requests.inProgress)))).toEqual(missing);
    expect(await refuse(await workshop.as('mechanic'), 'add_photo', photo)).toEqual(missing);
  });

  test.each([
    ['stage', { stage: 'selfie' }, 'stage'],
    ['hash', { sha256: 'abc' }, 'path'],
    ['size', { width: 0 }, 'path'],
    ['number of pixels', { width: 10_000, height: 5001 }, 'path'],
    ['caption', { caption: 'x'.repeat(201) }, 'caption'],
  ])('needs a valid %s', async (_, change, hint) => {
    const photo = { ...photoOf(await upload()), ...change };
    expect(await refuse(await workshop.as('manager'), 'add_photo', photo)).toMatchObject({
      code: 'PT400',
      hint,
    });
  });

  test('is refused once the request is closed, even for what was uploaded before', async () => {
    const path = await upload();
    const change = 'update public.service_requests set status = $1 where request_id = 3';
    await workshop.backend.exec(change, ['cancelled']);
    expect(await refuse(await workshop.as('manager'), 'add_photo', photoOf(path))).toEqual({
      code: 'PT409',
      message: 'This request is already cancelled',
    });
    await workshop.backend.exec(change, ['in_progress']);
  });
});

describe('removing a photo', () => {
  test('hides its file at once, and the clean-up deletes it after an hour', async () => {
    const manager = await workshop.as('manager');
    const path = await upload();
    const { photo_id } = await call(manager, 'add_photo', photoOf(path));
    await call(await workshop.as('mechanic'), 'remove_photo', { photo_id });
    expect((await manager.storage.from('request-photos').download(path)).data).toBeNull();
    expect(await workshop.backend.removeOrphanedPhotos()).toBe(0);
    await workshop.backend.exec(
      "update storage.objects set created_at = now() - interval '61 minutes' where true",
    );
    const kept = await workshop.backend.exec('select path from public.request_photos');
    expect(await workshop.backend.removeOrphanedPhotos()).toBeGreaterThan(0);
    const files = await workshop.backend.exec('select name from storage.objects');
    expect(files.map(({ name }) => name).sort()).toEqual(kept.map((row) => row.path).sort());
  });

  test('is for the staff of the job, while the request is open', async () => {
    const manager = await workshop.as('manager');
    const { photo_id } = await call(manager, 'add_photo', photoOf(await upload(requests.othersInProgress)));
    const unknown = { code: 'PT404', message: 'Photo not found', hint: 'photo_id' };
    expect(await refuse(manager, 'remove_photo', { photo_id: 77_777 })).toEqual(unknown);
    expect((await refuse(await workshop.as('mechanic'), 'remove_photo', { photo_id })).code).toBe('PT404');
    await workshop.backend.exec(
      "update public.service_requests set status = 'cancelled' where request_id = 7",
    );
    expect(await refuse(manager, 'remove_photo', { photo_id })).toMatchObject({ code: 'PT409' });
  });
});

describe('what a photo belongs to', () => {
  const request_id = requests.inProgress;
  interface Line {
    line_id: number;
    version: number;
  }
  let item: number;
  const addTo = async (place: object, content: string) => {
    const bytes = webp(content);
    const photo = { ...photoOf(await upload(request_id, bytes), bytes), ...place };
    const added = await call<{ photo_id: number }>(await workshop.as('manager'), 'add_photo', photo);
    return { ...added, sha256: photo.sha256 };
  };
  const addLine = async (line: object) =>
    call<Line>(await workshop.as('manager'), 'add_line', {
      request_id,
      line: { kind: 'other', description: 'Discs', quantity: 1, unit_price: 10, ...line },
    });
  const approve = async ({ line_id, version }: Line) => {
    await call(await workshop.as('manager'), 'send_estimate', { request_id });
    await call(await workshop.as('customer'), 'decide_lines', {
      request_id,
      decisions: [{ line_id, version, approve: true }],
      decided_by_name: 'Asha',
    });
    const { records } = await call<{ records: { document: string }[] }>(
      await workshop.as('customer'),
      'request_estimate',
      { request_id },
    );
    return JSON.parse(records.at(-1)?.document ?? '');
  };

  beforeAll(async () => {
    await workshop.backend.exec('delete from public.request_photos where true');
    const { items } = await call<{ items: { item_id: number }[] }>(
      await workshop.as('mechanic'),
      'start_inspection',
      { request_id, template_id: templates.tyres },
    );
    item = items[0]?.item_id ?? 0;
  });

  test('is an item or a line of its own request, and of an item at the inspection', async () => {
    const manager = await workshop.as('manager');
    const elsewhere = await call<Line>(manager, 'add_line', {
      request_id: requests.pending,
      line: { kind: 'other', description: 'Wipers', quantity: 1 },
    });
    const photo = photoOf(await upload());
    const inspected = { ...photo, stage: 'inspection' };
    const notFound = { code: 'PT404' };
    expect(await refuse(manager, 'add_photo', { ...photo, line_id: elsewhere.line_id })).toMatchObject({
      ...notFound,
      hint: 'line_id',
    });
    expect(await refuse(manager, 'add_photo', { ...inspected, inspection_item_id: 77_777 })).toMatchObject({
      ...notFound,
      hint: 'inspection_item_id',
    });
    expect(await refuse(manager, 'add_photo', { ...photo, inspection_item_id: item })).toMatchObject({
      code: 'PT400',
      hint: 'stage',
    });
    const both = { ...inspected, inspection_item_id: item, line_id: elsewhere.line_id };
    expect(await refuse(manager, 'add_photo', both)).toMatchObject({ code: 'PT400', hint: 'line_id' });
  });

  test('is in the approval record beside it, and such a photo stays @long', async () => {
    const line = await addLine({ inspection_item_id: item });
    const ofItem = await addTo({ stage: 'inspection', inspection_item_id: item }, 'item');
    const ofLine = await addTo({ stage: 'work', line_id: line.line_id }, 'line');
    const ofRequest = await addTo({}, 'request');
    const notSent = await addLine({ description: 'Later' });
    await addTo({ stage: 'work', line_id: notSent.line_id }, 'not sent');
    await call(await workshop.as('manager'), 'withdraw_line', { line_id: notSent.line_id });
    await call(await workshop.as('mechanic'), 'record_items', {
      ...(await inspectionOf(item)),
      items: [{ item_id: item, version: 1, value: 1.5 }],
    });
    const first = await approve(line);
    expect(first.lines[0].photos).toEqual([ofItem.sha256, ofLine.sha256].sort());
    expect(first.inspections[0].items[0].photos).toEqual([ofItem.sha256]);
    expect(first.photos).toEqual([ofRequest.sha256]);
    for (const { photo_id } of [ofItem, ofLine, ofRequest]) {
      expect(await refuse(await workshop.as('manager'), 'remove_photo', { photo_id })).toEqual({
        code: 'PT409',
        message: 'This photo is part of an approval and stays',
      });
    }
    const changed = await call<Line>(await workshop.as('manager'), 'change_line', {
      line_id: line.line_id,
      changes: { unit_price: 20 },
    });
    expect((await approve(changed)).lines[0].photos).toEqual(first.lines[0].photos);
  });

  const inspectionOf = async (item_id: number) => {
    const [row] = await workshop.backend.exec(
      'select inspection_id from private.inspection_items where item_id = $1',
      [item_id],
    );
    return { inspection_id: row?.inspection_id };
  };
});

describe('a visitor with a link', () => {
  const ask = async (body: unknown) => {
    const response = await workshop.backend.fetch('http://localhost/functions/v1/photo-links', {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };

  test('gets an address of each photo of its request, which opens just that file', async () => {
    const manager = await workshop.as('manager');
    const path = await upload();
    await call(manager, 'add_photo', photoOf(path));
    const { token } = await call<{ token: string }>(manager, 'create_link', {
      request_id: requests.inProgress,
    });
    const { status, body } = await ask({ token });
    expect(status).toBe(200);
    const expected = (await photosOf(requests.inProgress))
      .filter((row) => row.line_id === null || row.sha256 !== photoOf(path, webp('not sent')).sha256)
      .map((row) => row.path);
    expect(body.photos.map((photo: { path: string }) => photo.path)).toEqual(expected);
    const { url } = body.photos.find((photo: { path: string }) => photo.path === path);
    const get = (place: string) => workshop.backend.fetch(`http://localhost${place}`);
    expect((await get(url)).status).toBe(200);
    const others = photoName(requests.othersInProgress);
    for (const wrong of [
      url.replace(path, others),
      `${url}x`,
      url.split('?')[0],
      url.replace(/\.[^.]+$/, '.'),
    ]) {
      expect((await get(wrong)).status).toBe(400);
    }
  });

  test.each([[{ token: 'another-token' }], [{ token: '../../etc' }], [{ token: null }], [{}], [null], ['x']])(
    'gets nothing with %j',
    async (body) => {
      const message = 'This link is not valid any more. Please ask the garage for a new one.';
      expect(await ask(body)).toMatchObject({ status: 404, body: { code: 'PT404', message } });
    },
  );
});
