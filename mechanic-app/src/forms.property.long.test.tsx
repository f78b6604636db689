import { fakeBackend, mechanic, refuse } from '@pitlane/shared-data/testing';
import {
  arbitraryNumberText,
  arbitraryText,
  enterText,
  expectNoInjectedElements,
  fc,
  fuzzForm,
  shownNumber,
  storedText,
} from '@pitlane/shared-data/testing-input';
import { fireEvent, screen, within } from '@testing-library/react';
import { Component as MyJobsScreen } from './features/mechanic-jobs/mechanic-jobs-screen.tsx';
import { Component as PartsScreen } from './features/parts-management/parts-management-screen.tsx';
import { buildJob } from './testing/build-job.ts';
import { buildPart, buildPartPage } from './testing/build-part.ts';
import { renderScreen } from './testing/render-screen.tsx';

// Dozens of attempts, each waiting for its result, possibly on a busy machine.
jest.setTimeout(240_000);

beforeEach(() => localStorage.clear());

const refused = () => refuse(409, { code: 'PT409', message: 'Conflict' });

/** Parses digits with optional Indian grouping and at most so many decimals; NaN for anything else. */
function parseNumber(text: string, most = 2): number {
  const bare = text.trim().replace(/^₹\s*/, '');
  const [whole = '', ...decimals] = bare.split('.');
  const isWhole = /^\d+$/.test(whole) || /^\d{1,2}(,\d\d)*,\d{3}$/.test(whole);
  const isDecimal = decimals.length === 0 || (decimals.length === 1 && /^\d+$/.test(decimals[0] ?? ''));
  if ((decimals[0]?.length ?? 0) > most) return Number.NaN;
  return isWhole && isDecimal ? Number(bare.replaceAll(',', '')) : Number.NaN;
}

test('The stock editor accepts any quantity and sends only valid values', async () => {
  const backend = fakeBackend({
    'rpc/list_parts': buildPartPage([buildPart()]),
    'rpc/update_stock': refused,
  });
  renderScreen(<PartsScreen />, { backend, as: mechanic });
  fireEvent.click(await screen.findByRole('button', { name: 'Update stock of Brake pads' }));
  await fuzzForm({
    backend,
    fields: { Quantity: { good: '12', any: arbitraryNumberText } },
    submit: 'Save',
    sends: 'rpc/update_stock',
    numRuns: 30,
    expected: ({ Quantity }) => {
      const quantity = parseNumber(Quantity, 3);
      const isGood = Number.isInteger(quantity) && quantity <= 1_000_000;
      return isGood ? expect.objectContaining({ part_id: 3, mode: 'set', quantity }) : null;
    },
  });
});

const openCompletion = async () => {
  const backend = fakeBackend({
    'rpc/list_jobs': { rows: [buildJob({ status: 'in_progress' })], total: 1 },
    'rpc/list_parts': buildPartPage([buildPart()]),
    'rpc/complete_job': refused,
  });
  const view = renderScreen(<MyJobsScreen />, { backend, as: mechanic });
  fireEvent.click(await screen.findByRole('button', { name: 'Complete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Complete Job' });
  return { ...view, dialog };
};

test('The completion dialog accepts any cost and notes and sends only valid values', async () => {
  const { backend, dialog } = await openCompletion();
  await fuzzForm({
    backend,
    within: () => dialog,
    fields: {
      'Mechanic Notes': { good: 'New pads', any: arbitraryText },
      'Final Cost': { good: '1200.50', any: arbitraryNumberText },
    },
    submit: 'Complete Job',
    sends: 'rpc/complete_job',
    expected: (typed) => {
      const cost = storedText(typed['Final Cost']) === '' ? null : parseNumber(typed['Final Cost']);
      const sent = { request_id: 41, mechanic_notes: storedText(typed['Mechanic Notes']), parts: [] };
      if (cost !== null && !(cost <= 99_999_999.99)) return null;
      return expect.objectContaining(cost === null ? sent : { ...sent, final_cost: cost });
    },
  });
});

test('The quantity of a used part is a whole number within the stock, or marked as wrong', async () => {
  const { dialog } = await openCompletion();
  const addPads = async () => {
    fireEvent.click(within(dialog).getByText('Add Parts'));
    const picker = await screen.findByRole('dialog', { name: 'Add Parts' });
    fireEvent.click(await within(picker).findByRole('button', { name: /^Brake pads/ }));
    fireEvent.click(within(picker).getByText('Done'));
    return within(dialog).findByRole<HTMLInputElement>('textbox', { name: 'Quantity of Brake pads' });
  };
  let field = await addPads();
  await fc.assert(
    fc.asyncProperty(arbitraryNumberText, async (text) => {
      // A quantity of 0 removes the part.
      if (!field.isConnected) field = await addPads();
      const pieces = shownNumber(enterText(field, text) || '0');
      const isGood = Number.isInteger(pieces) && pieces >= 0 && pieces <= 8;
      expect([text, field.getAttribute('aria-invalid')]).toEqual([text, isGood ? null : 'true']);
      expectNoInjectedElements();
    }),
    { numRuns: 20, seed: 7 },
  );
});

const key = `pitlane-draft:completion:${mechanic.mechanic_id}:41`;

test.each([
  'null',
  '{}',
  '{"keptAt":1e13}',
  '[]',
  '{"keptAt":1e13,"draft":{"notes":1}}',
  '{"keptAt":1e13,"draft":{"notes":"<img src=x onerror=alert(1)>","cost":"1e9","idempotencyKey":"x","parts":[]}}',
  '{"keptAt":1e13,"draft":{"notes":"","cost":"","idempotencyKey":"","parts":[{"id":3,"part_name":"<pit-made>","part_code":"","price":1e308,"quantity":-5,"maxStock":1e308}]}}',
])('The completion dialog opens with a tampered draft: %s', async (draft) => {
  localStorage.setItem(key, draft);
  const { dialog } = await openCompletion();
  expect(within(dialog).getByLabelText('Mechanic Notes')).toBeVisible();
  expectNoInjectedElements();
});
