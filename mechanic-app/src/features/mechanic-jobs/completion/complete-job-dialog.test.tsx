import {
  accessibilityViolations,
  fakeBackend,
  mechanic,
  never,
  offline,
  refuse,
} from '@pitlane/shared-data/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCompletedJob, buildJob } from '../../../testing/build-job.ts';
import { buildPart, buildPartPage } from '../../../testing/build-part.ts';
import { findAlert } from '../../../testing/find-alert.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as MyJobsScreen } from '../mechanic-jobs-screen.tsx';

const job = buildJob({ status: 'in_progress', mechanic_notes: 'Check the discs' });
const pads = buildPart({ id: 3, part_name: 'Brake pads', part_code: 'BRK-01', current_stock: 8, price: 650 });
const oil = buildPart({
  id: 5,
  part_name: 'Engine oil',
  part_code: 'OIL-05',
  current_stock: 2,
  price: 1100.5,
});

const completed = { reach: { channels: ['mail'], captured: [], problem: null } };

beforeEach(() => localStorage.clear());

async function openDialog(responses: Record<string, unknown> = {}) {
  const backend = fakeBackend({
    'rpc/list_jobs': { rows: [job], total: 1 },
    'rpc/list_parts': buildPartPage([pads, oil]),
    ...responses,
  });
  renderScreen(<MyJobsScreen />, { backend, as: mechanic, path: '/mechanic-jobs' });
  await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
  return { backend, dialog: await screen.findByRole('dialog', { name: 'Complete Job' }) };
}

async function addParts(...names: string[]) {
  await userEvent.click(screen.getByRole('button', { name: 'Add Parts' }));
  const picker = await screen.findByRole('dialog', { name: 'Add Parts' });
  for (const name of names) {
    await userEvent.click(await within(picker).findByRole('button', { name: new RegExp(`^${name}`) }));
  }
  await userEvent.click(within(picker).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Parts' })).not.toBeInTheDocument());
}

const completion = (backend: ReturnType<typeof fakeBackend>) =>
  backend.requests.find(({ path }) => path === 'rpc/complete_job')?.body;
const storedDrafts = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('pitlane-draft:completion:'));
const draftNotice = 'Completion draft saved on this device.';
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const notes = () => screen.getByRole('textbox', { name: 'Mechanic Notes' });
const complete = () => userEvent.click(screen.getByRole('button', { name: 'Complete Job' }));
const cost = () => screen.getByRole('textbox', { name: 'Final Cost' });
const quantity = (name: string) => screen.getByRole('textbox', { name: `Quantity of ${name}` });

test('The dialog opens with the current notes and the estimated cost, without accessibility problems @long', async () => {
  const { backend } = await openDialog();
  expect(notes()).toHaveValue('Check the discs');
  expect(cost()).toHaveValue('12000');
  expect(screen.getByText('No parts added.')).toBeInTheDocument();
  expect(backend.requests.some(({ path }) => path === 'rpc/list_parts')).toBe(false);
  await addParts('Brake pads');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Parts' })).toHaveFocus());
  expect(await accessibilityViolations()).toEqual([]);
});

test('A completion says when no message reaches the customer', async () => {
  const problem = 'no email address, and SMS is not set up';
  await openDialog({ 'rpc/complete_job': { reach: { channels: [], captured: [], problem } } });
  await complete();
  expect(
    await screen.findByText(`Nothing could be sent: ${problem}. The front desk will tell the customer.`),
  ).toBeInTheDocument();
});

test('Notes, parts and cost are sent together, the completion is announced, and its draft deleted @long', async () => {
  const { backend } = await openDialog({ 'rpc/complete_job': completed });
  await userEvent.clear(notes());
  await userEvent.type(notes(), 'New pads');
  await addParts('Brake pads', 'Brake pads', 'Engine oil');
  expect(screen.getByText('₹2,400.50')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Auto Calculate' }));
  expect(cost()).toHaveValue('14400.50');
  expect(storedDrafts()).toHaveLength(1);

  backend.responses['rpc/list_jobs'] = { rows: [buildCompletedJob()], total: 1 };
  await complete();
  expect(await screen.findByText('Job completed successfully')).toBeInTheDocument();
  expect(await screen.findByText('Message to the customer sent by email')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(completion(backend)).toEqual({
    request_id: 41,
    mechanic_notes: 'New pads',
    final_cost: 14400.5,
    parts: [
      { part_id: 3, quantity: 2 },
      { part_id: 5, quantity: 1 },
    ],
    idempotency_key: expect.any(String),
  });
  expect(within(screen.getByRole('article')).getByText('₹12,650')).toBeInTheDocument();
  expect(storedDrafts()).toEqual([]);
});

test('The parts of approved lines are there already, and the estimate holds them @long', async () => {
  const approved = { ...pads, quantity: 2, amount: 1200, short: 0, due_on: null };
  const { backend } = await openDialog({
    'rpc/list_jobs': { rows: [{ ...job, approved_parts: [approved] }], total: 1 },
    'rpc/complete_job': completed,
  });
  expect(quantity('Brake pads')).toHaveValue('2');
  expect(screen.getByText('2 pieces approved for ₹1,200. Used: 2 pieces = ₹1,200')).toBeInTheDocument();
  await addParts('Brake pads');
  await userEvent.click(screen.getByRole('button', { name: 'Auto Calculate' }));
  expect(cost()).toHaveValue('12650');
  await complete();
  await waitFor(() => expect(completion(backend)).toMatchObject({ parts: [{ part_id: 3, quantity: 3 }] }));
});

test('A final cost that is too low or above the tolerance is pointed out, and is sent all the same @long', async () => {
  const { backend } = await openDialog({ 'rpc/complete_job': completed });
  await addParts('Brake pads');
  expect(screen.getByText(/less than the estimate plus added parts, which is ₹12,650/)).toBeInTheDocument();
  enter(cost(), '13300');
  expect(screen.getByText(/more than 10% above the approved estimate of ₹12,000/)).toBeInTheDocument();
  enter(cost(), '12650');
  expect(screen.queryByText(/more than|less than/)).not.toBeInTheDocument();
  enter(cost(), '1');
  expect(screen.getByText('This is less than the parts alone, which cost ₹650.')).toBeInTheDocument();
  await complete();
  await waitFor(() => expect(completion(backend)).toMatchObject({ final_cost: 1 }));
});

test('A blank cost is not sent @long', async () => {
  const { backend } = await openDialog({ 'rpc/complete_job': completed });
  await userEvent.clear(cost());
  await userEvent.tab();
  expect(screen.getByText('Leave blank to charge the estimate of ₹12,000.')).toBeInTheDocument();
  await complete();
  await waitFor(() => expect(completion(backend)).toMatchObject({ request_id: 41 }));
  expect(completion(backend)).not.toHaveProperty('final_cost');
});

test('A job is not completed with a quantity that is no number, or more than the stock @long', async () => {
  const { backend } = await openDialog({ 'rpc/complete_job': completed });
  await addParts('Brake pads');
  for (const [text, error] of [
    ['1o', 'Please enter a valid number'],
    ['1.5', 'Please enter a whole number of pieces'],
    ['99', 'Please enter at most 8'],
  ] as const) {
    enter(quantity('Brake pads'), text);
    await complete();
    expect(quantity('Brake pads')).toHaveValue(text);
    expect(quantity('Brake pads')).toHaveAccessibleDescription(`8 pieces in stock ${error}`);
    expect(quantity('Brake pads')).toHaveFocus();
  }
  expect(completion(backend)).toBeUndefined();

  enter(quantity('Brake pads'), '2');
  await complete();
  await waitFor(() => expect(completion(backend)).toMatchObject({ parts: [{ part_id: 3, quantity: 2 }] }));
});

test('A part is removed with its button, and by a quantity of 0, which gives Add Parts the focus @long', async () => {
  await openDialog();
  await addParts('Brake pads', 'Engine oil');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Brake pads' }));
  expect(screen.queryByRole('textbox', { name: 'Quantity of Brake pads' })).not.toBeInTheDocument();
  expect(quantity('Engine oil')).toHaveValue('1');
  await userEvent.click(screen.getByRole('button', { name: /Decrease/ }));
  expect(screen.getByText('No parts added.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add Parts' })).toHaveFocus();
});

test('A refused completion keeps the dialog and its values, and marks the part that is short @long', async () => {
  const { backend } = await openDialog({
    'rpc/complete_job': refuse(409, {
      code: 'PT409',
      message: 'Brake pads: only 1 left in stock',
      hint: '3',
      details: '1',
    }),
  });
  enter(notes(), 'Check the discs, new pads');
  await addParts('Brake pads', 'Brake pads', 'Engine oil');
  await complete();

  expect(await findAlert('Brake pads: only 1 left in stock')).toBeVisible();
  expect(quantity('Brake pads')).toBeInvalid();
  expect(quantity('Brake pads')).toHaveAccessibleDescription(/Only 1 piece left in stock/);
  expect(quantity('Brake pads')).toHaveValue('2');
  expect(quantity('Engine oil')).toBeValid();
  expect(notes()).toHaveValue('Check the discs, new pads');

  backend.responses['rpc/complete_job'] = completed;
  await userEvent.click(screen.getAllByRole('button', { name: /Decrease/ })[0] as HTMLElement);
  expect(screen.queryByText('Brake pads: only 1 left in stock')).not.toBeInTheDocument();
  await complete();
  expect(await screen.findByText('Job completed successfully')).toBeInTheDocument();
});

test('A shortage of a part is still shown after a reload @long', async () => {
  await openDialog({
    'rpc/complete_job': refuse(409, {
      code: 'PT409',
      message: 'Engine oil: only 0 left in stock',
      hint: '5',
      details: '0',
    }),
  });
  await addParts('Brake pads', 'Engine oil');
  await complete();
  await findAlert('Engine oil: only 0 left in stock');
  cleanup();

  await openDialog();
  expect(quantity('Engine oil')).toHaveValue('1');
  expect(quantity('Engine oil')).toHaveAccessibleDescription(/Only 0 pieces left in stock/);
  expect(quantity('Brake pads')).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Engine oil' }));
  expect(quantity('Brake pads')).toHaveValue('1');
});

describe('A reading below the last that was answered for, when a part is short then', () => {
  const lower = refuse(409, {
    code: 'PT409',
    message: 'The last reading was 41,200 km',
    hint: 'kilometres',
    details: '41200',
  });
  const message = 'Brake pads: only 1 left in stock';
  const short = refuse(409, { code: 'PT409', message, hint: '3', details: '1' });
  const kilometres = () => screen.getByRole('textbox', { name: 'Kilometres' });

  const lastSent = (backend: ReturnType<typeof fakeBackend>) =>
    backend.requests.filter(({ path }) => path === 'rpc/complete_job').at(-1)?.body;

  async function answerThenShort() {
    const { backend } = await openDialog({ 'rpc/complete_job': lower });
    await addParts('Brake pads', 'Brake pads');
    enter(kilometres(), '4120');
    await complete();
    const answer = await screen.findByRole('button', { name: 'The odometer was reset or replaced' });
    backend.responses['rpc/complete_job'] = short;
    await userEvent.click(answer);
    expect(await findAlert(message)).toBeVisible();
    return backend;
  }

  test('is kept, after a reload too, and not asked about again @long', async () => {
    const first = await answerThenShort();
    await complete();
    await waitFor(() =>
      expect(first.requests.filter(({ path }) => path === 'rpc/complete_job')).toHaveLength(3),
    );
    expect(lastSent(first)).toMatchObject({ kilometres: 4120, lower_is: 'reset' });
    cleanup();
    const { backend } = await openDialog({ 'rpc/complete_job': completed });
    expect(kilometres()).toHaveValue('4,120');
    await complete();
    expect(await screen.findByText('Job completed successfully')).toBeInTheDocument();
    expect(lastSent(backend)).toMatchObject({ kilometres: 4120, lower_is: 'reset' });
  });

  test('is asked about again once it is changed @long', async () => {
    const backend = await answerThenShort();
    await userEvent.type(kilometres(), '{Backspace}1');
    backend.responses['rpc/complete_job'] = lower;
    await complete();
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('You entered 4,121 km.');
    expect(lastSent(backend)).toMatchObject({ kilometres: 4121 });
    expect(lastSent(backend)).not.toHaveProperty('lower_is');
  });
});

test('An invalid cost is refused without a request @long', async () => {
  const { backend } = await openDialog();
  enter(cost(), '12000 rupees');
  await complete();
  expect(cost()).toHaveAccessibleDescription(/Please enter a valid final cost/);
  expect(cost()).toHaveFocus();
  expect(cost()).toHaveValue('12000 rupees');
  expect(completion(backend)).toBeUndefined();
  await userEvent.clear(cost());
  expect(cost()).toBeValid();
});

test('Without a network the completion waits on the device, and the same one is sent when it is back @long', async () => {
  const { backend } = await openDialog({ 'rpc/complete_job': offline });
  await addParts('Brake pads');
  await complete();
  expect(
    await screen.findByText('Saved on this device. The job is completed when the network is back.'),
  ).toBeInTheDocument();
  expect(screen.getByText('1 completion waits for the network')).toBeVisible();
  expect(screen.getByText('Its completion waits for the network.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Complete' })).not.toBeInTheDocument();

  backend.responses['rpc/complete_job'] = completed;
  backend.responses['rpc/list_jobs'] = { rows: [buildCompletedJob()], total: 1 };
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('1 waiting job completed');
  await waitFor(() => expect(screen.queryByText(/waits for the network/)).not.toBeInTheDocument());
  const sent = backend.requests.filter(({ path }) => path === 'rpc/complete_job').map(({ body }) => body);
  expect(sent.length).toBeGreaterThan(1);
  // Only the first one was pressed with a network.
  for (const body of sent) expect({ ...(body as object), pressed_at: undefined }).toEqual(sent[0]);
  expect(storedDrafts()).toEqual([]);
});

test('The draft of a job that was completed elsewhere is deleted @long', async () => {
  const { backend } = await openDialog();
  await addParts('Engine oil');
  expect(screen.queryByText(draftNotice)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(draftNotice)).toBeInTheDocument();
  expect(storedDrafts()).toHaveLength(1);
  backend.responses['rpc/list_jobs'] = { rows: [buildCompletedJob()], total: 1 };
  await userEvent.click(screen.getByRole('radio', { name: 'completed' }));
  await waitFor(() => expect(storedDrafts()).toEqual([]));
  expect(screen.queryByText(draftNotice)).not.toBeInTheDocument();
});

test('Any other failure to complete is shown @long', async () => {
  await openDialog({ 'rpc/complete_job': refuse(500, { code: 'XX000', message: 'deadlock detected' }) });
  await complete();
  expect(await findAlert('Failed to complete job')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Complete Job' })).toBeInTheDocument();
});

test('While a job is being completed the dialog cannot be closed @long', async () => {
  const { backend } = await openDialog({ 'rpc/complete_job': never });
  await complete();
  expect(await screen.findByRole('button', { name: /Completing\.\.\./ })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Complete Job' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(backend.requests.filter(({ path }) => path === 'rpc/complete_job')).toHaveLength(1);
});

test('The entered values survive a reload @long', async () => {
  await openDialog();
  enter(notes(), 'Check the discs, worn');
  await addParts('Engine oil');
  await userEvent.click(screen.getByRole('button', { name: 'Auto Calculate' }));
  cleanup();

  await openDialog();
  expect(notes()).toHaveValue('Check the discs, worn');
  expect(quantity('Engine oil')).toHaveValue('1');
  expect(cost()).toHaveValue('13100.50');
});

test('What the odometer shows is sent, and a reading below the last is asked about @long', async () => {
  const message = 'The last reading was 41,200 km';
  const { backend, dialog } = await openDialog({
    'rpc/complete_job': refuse(409, { code: 'PT409', message, hint: 'kilometres', details: '41200' }),
  });
  const kilometres = within(dialog).getByRole('textbox', { name: 'Kilometres' });
  enter(kilometres, '4120');
  await complete();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(`${message}. You entered 4,120 km.`);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(kilometres).toBeInvalid();
  expect(kilometres).toHaveAccessibleDescription(new RegExp(message));
  expect(dialog).toBeVisible();

  await complete();
  const reset = await screen.findByRole('button', { name: 'The odometer was reset or replaced' });
  backend.responses['rpc/complete_job'] = completed;
  await userEvent.click(reset);
  expect(await screen.findByText('Job completed successfully')).toBeInTheDocument();
  const sent = backend.requests.filter(({ path }) => path === 'rpc/complete_job').map(({ body }) => body);
  expect(sent).toMatchObject([
    { request_id: 41, kilometres: 4120 },
    { kilometres: 4120 },
    { kilometres: 4120, lower_is: 'reset' },
  ]);
  expect(sent[1]).not.toHaveProperty('lower_is');
});
