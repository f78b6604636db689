import {
  accessibilityViolations,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildEstimate, buildLine, record } from '../../testing/build-estimate.ts';
import { buildPhoto } from '../../testing/build-photo.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as EstimateScreen } from './estimate-screen.tsx';

const signed = ({ body }: { body: { paths: string[] } }) =>
  body.paths.map((path) => ({ path, error: null, signedURL: `/object/sign/request-photos/${path}?token=x` }));

const open = (estimate: unknown, url = '/estimate/41', photos: unknown = []) =>
  renderScreen(<EstimateScreen />, {
    backend: fakeBackend({
      'rpc/request_estimate': estimate,
      request_photos: photos,
      'rpc/garage_logo': { name: 'Lakeside Garage', picture: 'iVBORw0=', width: 320, height: 96 },
      'storage/v1/object/sign/request-photos': signed,
    }),
    path: url.includes('record') ? '/estimate/:requestId/record/:number' : '/estimate/:requestId',
    url,
  });

test('A loading message is shown while the estimate loads', async () => {
  open(never);
  expect(await screen.findByText('Loading the estimate...')).toBeInTheDocument();
});

test('A failure is shown, and a retry loads the estimate', async () => {
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load the estimate')).toBeInTheDocument();
  backend.responses['rpc/request_estimate'] = buildEstimate();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Full Service' })).toBeInTheDocument();
});

test.each(['/estimate/99', '/estimate/none'])('%s is not found', async (url) => {
  open(refuse(404, { code: 'PT404', message: 'Service request not found' }), url);
  expect(await screen.findByRole('heading', { name: 'Estimate not found' })).toBeInTheDocument();
});

test('An inspection with unchecked items says how many were checked', async () => {
  const estimate = buildEstimate();
  const inspections = estimate.inspections.map((inspection) => ({
    ...inspection,
    counts: { urgent: 1, watch: 1, fine: 0, not_checked: 1 },
    items: inspection.items.map((item) =>
      item.name === 'Horn' ? { ...item, condition: 'not_checked' as const } : item,
    ),
  }));
  open({ ...estimate, inspections });
  expect(await screen.findByText('2 of 3 checked')).toHaveAttribute('data-tone', 'warning');
});

test('A request without findings says so', async () => {
  open(buildEstimate({ lines: [], inspections: [], sent_at: null }));
  expect(await screen.findByRole('heading', { name: 'Nothing to answer' })).toBeInTheDocument();
});

test('A line is approved in the portal with the typed name @long', async () => {
  const { backend, container } = open(buildEstimate());
  const line = within(await screen.findByRole('listitem', { name: 'Brake discs' }));
  await userEvent.click(line.getByRole('radio', { name: 'Approve' }));
  expect(await accessibilityViolations(container)).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^Your name/), 'Asha Rao');
  backend.responses['rpc/decide_lines'] = () => {
    backend.responses['rpc/request_estimate'] = buildEstimate({ lines: [], records: [record] });
    return {
      request_id: 41,
      estimated_cost: 9000,
      record: { record_id: 1, number: 1, sha256: record.sha256 },
    };
  };
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Thank you. Your answer is recorded.')).toBeInTheDocument();
  expect(sentTo(backend, 'rpc/decide_lines').map(({ body }) => body)).toEqual([
    {
      request_id: 41,
      decisions: [{ line_id: 9, version: 2, approve: true }],
      decided_by_name: 'Asha Rao',
      idempotency_key: expect.any(String),
    },
  ]);
  expect(screen.getByRole('link', { name: 'Approval record 1' })).toHaveAttribute(
    'href',
    '/estimate/41/record/1',
  );
});

test('After completion nothing can be answered', async () => {
  open(buildEstimate({ closed: true, status: 'completed', lines: [buildLine()] }));
  expect(await screen.findByRole('article', { name: 'Full Service' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

test('A record is printed, and downloaded as the document of its hash @long', async () => {
  const { container } = open(buildEstimate({ records: [record] }), '/estimate/41/record/1', [
    ...[1, 2, 3].map((id) => buildPhoto(id)),
  ]);
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  expect(await screen.findByRole('article', { name: 'Approval record 1' })).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Lakeside Garage' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:approval';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(click.mock.contexts[0]).toHaveAttribute('download', 'approval-41-1.json');
  expect(saved[0]?.size).toBe(new TextEncoder().encode(record.document).length);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('A record shows the photos that it names beside their line and item, and says which are missing', async () => {
  open(
    buildEstimate({ records: [record] }),
    '/estimate/41/record/1',
    [1, 2, 3].map((id) => buildPhoto(id)),
  );
  const lines = within(await screen.findByRole('list', { name: 'Answered lines' }));
  await userEvent.click(await lines.findByRole('button', { name: 'Enlarge Wiper blades, photo 1' }));
  expect(screen.getByRole('dialog', { name: 'Wiper blades, photo 1' })).toHaveTextContent(
    /Inspection: 22 Nov/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await lines.findByText('1 of 2 photos cannot be shown.')).toBeInTheDocument();
  const found = within(screen.getByRole('list', { name: 'What was found' }));
  expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Brakes: Front discsUrgent'),
    '',
  ]);
  expect(found.getByRole('list', { name: 'Photos of Brakes: Front discs' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Photos of the vehicle' })).toBeInTheDocument();
});

test('A record of another request is not found', async () => {
  open(buildEstimate(), '/estimate/41/record/7');
  expect(await screen.findByRole('heading', { name: 'Approval record not found' })).toBeInTheDocument();
});

test('Photos of the request are shown, and cannot be removed', async () => {
  open(buildEstimate(), '/estimate/41', [buildPhoto(1), buildPhoto(2)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Enlarge Photo 1' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Photo 1' }));
  expect(dialog.getByRole('img', { name: 'Photo 1' })).toHaveAttribute(
    'src',
    'http://backend.test/storage/v1/object/sign/request-photos/42/1.webp?token=x',
  );
  expect(dialog.getByText(/^Inspection: 22 Nov 2026/)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
});

test('Photos that fail to load leave the estimate, and a retry loads them', async () => {
  const { backend } = open(buildEstimate(), '/estimate/41', offline);
  expect(await screen.findByText('Photos could not be loaded')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Proposed work' })).toBeInTheDocument();
  backend.responses.request_photos = [buildPhoto(1)];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Photos' })).toBeInTheDocument();
});

test('A request without photos has no place for them', async () => {
  open(buildEstimate());
  expect(await screen.findByRole('list', { name: 'Proposed work' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Photos' })).not.toBeInTheDocument());
});

test('The question after a visit is answered in the portal', async () => {
  const asked = { score: null, words: null, answered_at: null, is_open: true };
  const done = {
    status: 'completed' as const,
    closed: true,
    lines: [],
    inspections: [],
    sent_at: null,
  };
  const { backend } = open(buildEstimate({ ...done, feedback: asked }));
  await userEvent.click(await screen.findByRole('radio', { name: '5, good' }));
  expect(screen.queryByRole('heading', { name: 'Nothing to answer' })).not.toBeInTheDocument();
  const given = { score: 5, words: null, answered_at: '2026-11-22T12:00:00Z', is_open: false };
  backend.responses['rpc/give_feedback'] = given;
  backend.responses['rpc/request_estimate'] = buildEstimate({ ...done, feedback: given });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you. You gave 5 of 5 on 22 Nov 2026.')).toBeVisible();
  expect(sentTo(backend, 'rpc/give_feedback').map(({ body }) => body)).toEqual([
    { request_id: 41, score: 5, words: '' },
  ]);
});
