import { createVisitorClient } from '@pitlane/shared-data/client';
import {
  accessibilityViolations,
  buildInvoice,
  type FakeBackend,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '@pitlane/shared-data/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildLine, buildLinkPage, record, wiper } from '../../testing/build-estimate.ts';
import { buildPhoto, buildPlace } from '../../testing/build-photo.ts';
import { paymentOptions } from '../../testing/payment-options.ts';
import { LinkScreen } from './t-screen.tsx';

const config = {
  supabaseUrl: 'http://backend.test/',
  supabaseKey: 'public',
  remotes: [],
  socialSignIns: { google: false, github: false },
  contact: { phone: '+91 80 5550 0199' },
};
const token = 'c2VjcmV0LXRva2VuLTEyMw';

const photoLinks = 'functions/v1/photo-links';
const linkPhotos = (...photoIds: number[]) => ({
  photos: photoIds.map((photoId) => buildPhoto(photoId, '/storage/v1')),
});

const logo = { name: 'Lakeside Garage', picture: 'iVBORw0=', width: 320, height: 96 };

function open(page: unknown, photos: unknown = linkPhotos(), contact: unknown = never) {
  const backend = fakeBackend({
    'rpc/open_link': page,
    [photoLinks]: photos,
    'rpc/garage_logo': logo,
    'rpc/garage_contact': contact,
  });
  globalThis.fetch = backend.fetch;
  return {
    backend,
    ...render(<LinkScreen client={createVisitorClient(config)} token={token} contact={config.contact} />),
  };
}

afterEach(() => {
  window.location.hash = '';
});

const proposed = async (name: string) =>
  within(within(await screen.findByRole('list', { name: 'Proposed work' })).getByRole('listitem', { name }));
const choose = async (name: string, label: string) =>
  userEvent.click((await proposed(name)).getByRole('radio', { name: label }));
const sign = (name: string) => userEvent.type(screen.getByLabelText(/^Your name/), name);
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
const answers = (backend: FakeBackend) => sentTo(backend, 'rpc/answer_by_link').map(({ body }) => body);
const total = () => screen.getByText('Approved with your answers').nextElementSibling?.textContent;

const receipt = {
  request_id: 41,
  estimated_cost: 9000,
  record: { record_id: 1, number: 1, sha256: record.sha256 },
};

test('A loading message is shown while the request loads', async () => {
  open(never);
  expect(await screen.findByText('Loading your service...')).toBeInTheDocument();
});

test('A failure is shown, and a retry loads the request @long', async () => {
  const { backend } = open(offline);
  expect(await screen.findByText('Failed to load your service')).toBeInTheDocument();
  expect(screen.getByText(/cannot be reached/)).toBeInTheDocument();
  backend.responses['rpc/open_link'] = buildLinkPage();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Full Service' })).toBeInTheDocument();
});

test('A completed request says what is left to pay for it, and an open one does not @long', async () => {
  const { unmount } = open(buildLinkPage());
  expect(await screen.findByRole('article', { name: 'Full Service' })).not.toHaveTextContent('To pay');
  unmount();
  open(buildLinkPage({ status: 'completed', final_cost: 6200, owed: 1200.5 }));
  expect(await screen.findByRole('article', { name: 'Full Service' })).toHaveTextContent(
    'To pay for this service₹1,200.50',
  );
});

const ended = 'This link is not valid any more. Please ask the garage for a new one.';

test('A link that opens nothing says what to do, with the phone number and email of the settings @long', async () => {
  const contact = { name: 'Lakeside Garage', address: '', phone: '080 4567', email: 'desk@lakeside.test' };
  open(refuse(404, { code: 'PT404', message: ended }), undefined, contact);
  expect(await screen.findByText(ended)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '080 4567' })).toHaveAttribute('href', 'tel:0804567');
  expect(screen.getByRole('link', { name: /lakeside/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '+91 80 5550 0199' })).not.toBeInTheDocument();
});

test('Where the settings have no phone number, that of portal.json is shown', async () => {
  const contact = { name: '', address: '', phone: '', email: '' };
  open(refuse(404, { code: 'PT404', message: ended }), undefined, contact);
  expect(await screen.findByRole('link', { name: '+91 80 5550 0199' })).toBeInTheDocument();
});

test('The request shows its vehicle, its garage, its progress and the findings @long', async () => {
  const { container, backend } = open(buildLinkPage());
  const card = within(await screen.findByRole('article', { name: 'Full Service' }));
  expect(card.getByText('Hyundai Creta (2021)')).toBeInTheDocument();
  expect(card.getByRole('link', { name: '+91 80 5550 0100' })).toHaveAttribute('href', 'tel:+918055500100');
  expect(card.getByText('In Progress', { selector: 'p' })).toHaveTextContent('Now: In Progress');
  const found = within(screen.getByRole('article', { name: 'General check' }));
  expect(found.getByText('1 urgent')).toBeInTheDocument();
  expect(found.getByText('Worn to the limit')).toBeInTheDocument();
  expect(found.getByText('Brakes · 2.4 mm')).toBeInTheDocument();
  expect(found.getByText('Horn')).not.toBeVisible();
  expect(sentTo(backend, 'rpc/open_link').map(({ body }) => body)).toEqual([{ token }]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('Each line is approved or declined with a reason, and the approved total follows @long', async () => {
  const { backend } = open(buildLinkPage());
  expect((await proposed('Brake discs')).getByText('Braking takes longer')).toBeInTheDocument();
  expect(total()).toBe('₹5,000');
  await choose('Brake discs', 'Approve');
  expect(total()).toBe('₹9,000');
  await choose('Wiper blades', 'Decline');
  expect(total()).toBe('₹9,000');
  await userEvent.type((await proposed('Wiper blades')).getByLabelText(/^Why not/), ' Next month ');
  await sign('Asha Rao');
  backend.responses['rpc/answer_by_link'] = receipt;
  backend.responses['rpc/open_link'] = buildLinkPage({
    estimated_cost: 9000,
    lines: [
      buildLine({ status: 'approved', decided_by_name: 'Asha Rao', decided_at: record.decided_at }),
      wiper({ status: 'declined', decided_by_name: 'Asha Rao', decline_reason: 'Next month' }),
    ],
    records: [record],
  });
  await confirm();
  expect(await screen.findByText('Thank you. Your answer is recorded.')).toBeInTheDocument();
  expect(answers(backend)).toEqual([
    {
      token,
      decisions: [
        { line_id: 9, version: 2, approve: true },
        { line_id: 10, version: 2, approve: false, reason: 'Next month' },
      ],
      decided_by_name: 'Asha Rao',
      idempotency_key: expect.any(String),
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  const answered = within(screen.getByRole('list', { name: 'Answered work' }));
  expect(answered.getByText('Next month')).toBeInTheDocument();
});

test('An answer without a choice or a name is not sent @long', async () => {
  const { backend } = open(buildLinkPage());
  await proposed('Brake discs');
  await confirm();
  expect(screen.getByText('Please approve or decline at least one line')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Your name/)).toHaveAccessibleDescription('Please type your name');
  expect(answers(backend)).toEqual([]);
});

test('A line changed since it was shown asks for another answer @long', async () => {
  const { backend } = open(buildLinkPage());
  await choose('Brake discs', 'Approve');
  await choose('Wiper blades', 'Approve');
  await sign('Asha Rao');
  const message = 'Brake discs has changed. Please look at it again.';
  backend.responses['rpc/answer_by_link'] = refuse(412, { code: 'PT412', message, hint: '9' });
  backend.responses['rpc/open_link'] = buildLinkPage({
    lines: [buildLine({ version: 3, unit_price: 2250, amount: 4500 }), wiper()],
  });
  await confirm();
  expect(await (await proposed('Brake discs')).findByText('₹4,500')).toBeInTheDocument();
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  expect((await proposed('Brake discs')).getByRole('radio', { name: 'Approve' })).not.toBeChecked();
  expect((await proposed('Wiper blades')).getByRole('radio', { name: 'Approve' })).toBeChecked();
});

test('When someone else has answered, their answer is shown with the reason of the refusal @long', async () => {
  const { backend } = open(buildLinkPage());
  await choose('Brake discs', 'Approve');
  await sign('Asha Rao');
  const message = 'Brake discs is already declined';
  backend.responses['rpc/answer_by_link'] = refuse(409, { code: 'PT409', message, hint: '9' });
  backend.responses['rpc/open_link'] = buildLinkPage({
    lines: [buildLine({ status: 'declined', decided_by_name: 'Vikram Rao' })],
  });
  await confirm();
  expect(await screen.findByText(/Vikram Rao/)).toBeInTheDocument();
  expect(screen.getByText(message)).toBeInTheDocument();
});

test('A retry after a lost response is the same answer @long', async () => {
  const { backend } = open(buildLinkPage());
  await choose('Brake discs', 'Approve');
  await sign('Asha Rao');
  backend.responses['rpc/answer_by_link'] = offline;
  await confirm();
  expect(await screen.findByText('Your answer was not recorded. Please try again.')).toBeInTheDocument();
  await confirm();
  await waitFor(() => expect(answers(backend)).toHaveLength(2));
  const [first, second] = answers(backend);
  expect(second).toEqual(first);
});

test('A changed price names what was approved before @long', async () => {
  open(
    buildLinkPage({
      lines: [
        buildLine({ line_id: 7, status: 'approved', decided_by_name: 'Asha Rao' }),
        buildLine({ line_id: 9, replaces: 7, amount: 4500 }),
      ],
      estimated_cost: 9000,
    }),
  );
  await choose('Brake discs', 'Approve');
  expect(screen.getByText('This replaces Brake discs, which you approved for ₹4,000.')).toBeInTheDocument();
  expect(total()).toBe('₹9,500');
});

test('A record opens with its lines, its signature and its hash @long', async () => {
  open(buildLinkPage({ records: [record] }));
  await userEvent.click(await screen.findByRole('link', { name: 'Approval record 1' }));
  const sheet = within(await screen.findByRole('article', { name: 'Approval record 1' }));
  expect(sheet.getByText('Lakeside Garage')).toBeInTheDocument();
  expect(sheet.getByText('₹600.00')).toBeInTheDocument();
  expect(sheet.getByText('Next month')).toBeInTheDocument();
  expect(sheet.getByText('By link')).toBeInTheDocument();
  expect(sheet.getByText(record.sha256)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
});

describe('The invoice', () => {
  const completed = buildLinkPage({ status: 'completed', completion_date: '2026-11-21T11:00:00Z' });

  const openInvoice = async (answer: unknown) => {
    const opened = open(completed);
    opened.backend.responses['rpc/link_invoice'] = answer;
    await userEvent.click(await screen.findByRole('link', { name: 'Invoice and payment' }));
    return opened;
  };

  test('opens with how to pay it @long', async () => {
    const { container, backend } = await openInvoice({
      invoice: buildInvoice(),
      payment_options: paymentOptions,
    });
    expect(await screen.findByRole('article', { name: 'Tax Invoice PL/2026-27/00007' })).toBeInTheDocument();
    const section = within(screen.getByRole('region', { name: 'Pay Now' }));
    expect(section.getByRole('link', { name: 'Pay ₹5,000.00 by UPI' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^upi:/),
    );
    expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeInTheDocument();
    expect(sentTo(backend, 'rpc/link_invoice').map(({ body }) => body)).toEqual([{ token }]);
    expect(await accessibilityViolations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Back to the service' }));
    expect(await screen.findByRole('article', { name: 'Full Service' })).toBeInTheDocument();
  });

  test('is paid at the desk of a garage that has not set up how to be paid @long', async () => {
    await openInvoice({ invoice: buildInvoice(), payment_options: null });
    const section = within(await screen.findByRole('region', { name: 'Pay Now' }));
    expect(section.getByText('Please pay at the desk of the garage.')).toBeInTheDocument();
  });

  test('asks for nothing once it is paid @long', async () => {
    await openInvoice({ invoice: buildInvoice({ due: 0 }), payment_options: paymentOptions });
    expect(await screen.findByRole('article', { name: /Tax Invoice/ })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Pay Now' })).not.toBeInTheDocument();
  });

  test('that is not issued yet is announced', async () => {
    await openInvoice({ invoice: null, payment_options: null });
    expect(await screen.findByRole('heading', { name: 'No invoice yet' })).toBeInTheDocument();
  });

  test('that does not load is asked for again @long', async () => {
    const { backend } = await openInvoice(offline);
    expect(await screen.findByText('Failed to load the invoice')).toBeInTheDocument();
    backend.responses['rpc/link_invoice'] = { invoice: buildInvoice(), payment_options: null };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: /Tax Invoice/ })).toBeInTheDocument();
  });

  test('is not offered before the service is completed', async () => {
    open(buildLinkPage());
    expect(await screen.findByRole('article', { name: 'Full Service' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Invoice and payment' })).not.toBeInTheDocument();
  });
});

test("The garage's logo is asked for after the text, and shown at the top and on a record @long", async () => {
  const { backend } = open(offline);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(sentTo(backend, 'rpc/garage_logo')).toEqual([]);
  backend.responses['rpc/open_link'] = buildLinkPage({ records: [record] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'Lakeside Garage' })).toHaveAttribute(
    'src',
    'data:image/png;base64,iVBORw0=',
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Approval record 1' }));
  const sheet = within(await screen.findByRole('article', { name: 'Approval record 1' }));
  expect(sheet.getByRole('img', { name: 'Lakeside Garage' })).toBeInTheDocument();
  expect(sentTo(backend, 'rpc/garage_logo')).toHaveLength(1);
});

test.each([
  ['the garage has none', null],
  ['it does not arrive', offline],
])('Without a logo, because %s, the page is complete', async (_, answer) => {
  const { backend } = open(buildLinkPage());
  backend.responses['rpc/garage_logo'] = answer;
  expect(await proposed('Brake discs')).toBeDefined();
  await waitFor(() => expect(sentTo(backend, 'rpc/garage_logo')).toHaveLength(1));
  expect(screen.queryByRole('img', { name: 'Lakeside Garage' })).not.toBeInTheDocument();
});

describe('Photos', () => {
  const largeOf = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Enlarge ${name}` }));
    return within(screen.getByRole('dialog', { name })).getByRole('img', { name });
  };

  const pageWith = (...photoIds: number[]) => buildLinkPage({ photos: photoIds.map((id) => buildPlace(id)) });

  test('are beside the item and the line that they show, with room for them before they load @long', async () => {
    const places = [buildPlace(1, { inspection_item_id: 7 }), buildPlace(2, { line_id: 10 })];
    open(buildLinkPage({ photos: places }), never);
    const ofItem = within(await screen.findByRole('article', { name: 'General check' }));
    expect(ofItem.getByRole('button', { name: 'Enlarge Front discs, photo 1' })).toBeDisabled();
    const ofLine = async (name: string, count: number) =>
      expect((await proposed(name)).queryAllByRole('button', { name: /^Enlarge/ })).toHaveLength(count);
    // Both were proposed because of that item.
    await ofLine('Brake discs', 1);
    await ofLine('Wiper blades', 2);
    expect(screen.queryByRole('heading', { name: 'Photos' })).not.toBeInTheDocument();
  });

  test('are loaded with the token, and open large @long', async () => {
    const { backend, container } = open(pageWith(1, 2), linkPhotos(1, 2));
    const list = within(await screen.findByRole('list', { name: 'Photos' }));
    expect(list.getAllByRole('button')).toHaveLength(2);
    expect(await accessibilityViolations(container)).toEqual([]);
    expect(await largeOf('Photo 2')).toHaveAttribute(
      'src',
      'http://backend.test/storage/v1/42/2.webp?token=x',
    );
    expect(sentTo(backend, `POST ${photoLinks}`).map(({ body }) => body)).toEqual([{ token }]);
  });

  test('that fail to load leave the rest, and a retry loads them @long', async () => {
    const { backend } = open(pageWith(1), offline);
    expect(await screen.findByText('Photos could not be loaded')).toBeInTheDocument();
    expect((await proposed('Brake discs')).getByRole('radio', { name: 'Approve' })).toBeEnabled();
    backend.responses[photoLinks] = linkPhotos(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Photos' })).toBeInTheDocument();
    expect(screen.queryByText('Photos could not be loaded')).not.toBeInTheDocument();
  });

  test('are not asked for before the text is there, nor shown when there are none @long', async () => {
    const { backend } = open(offline);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(sentTo(backend, photoLinks)).toEqual([]);
    backend.responses['rpc/open_link'] = buildLinkPage();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await proposed('Brake discs')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Photos' })).not.toBeInTheDocument();
    expect(sentTo(backend, photoLinks)).toEqual([]);
    backend.responses['rpc/open_link'] = pageWith(1);
    backend.responses[photoLinks] = linkPhotos(1);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('list', { name: 'Photos' })).toBeInTheDocument();
  });

  test('get new addresses before theirs end, and not sooner @long', async () => {
    const { backend } = open(pageWith(1), linkPhotos(1));
    await screen.findByRole('button', { name: 'Enlarge Photo 1' });
    const now = jest.spyOn(Date, 'now');
    const start = Date.now();
    const returnAfter = (minutes: number) => {
      now.mockReturnValue(start + minutes * 60_000);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    returnAfter(5);
    await waitFor(() => expect(sentTo(backend, 'rpc/open_link')).toHaveLength(2));
    expect(sentTo(backend, photoLinks)).toHaveLength(1);
    backend.responses[photoLinks] = { photos: [{ ...buildPhoto(1), url: '/storage/v1/42/1.webp?token=y' }] };
    returnAfter(9);
    await waitFor(() => expect(sentTo(backend, photoLinks)).toHaveLength(2));
    now.mockRestore();
    expect(await largeOf('Photo 1')).toHaveAttribute(
      'src',
      'http://backend.test/storage/v1/42/1.webp?token=y',
    );
  });
});

const asked = { score: null, words: null, answered_at: null, is_open: true };
const collected = (feedback: object) => ({
  ...buildLinkPage({ status: 'completed', closed: true, final_cost: 5000, owed: 0, lines: [] }),
  completion_date: '2026-11-22T08:00:00Z',
  collected_at: '2026-11-22T11:00:00Z',
  feedback,
});

test('The question after a visit wants 1 to 5, keeps the words after a failure, and then thanks @long', async () => {
  const { backend } = open(collected(asked));
  const question = within(await screen.findByRole('article', { name: 'How was it?' }));
  backend.responses['rpc/feedback_by_link'] = offline;
  await userEvent.click(question.getByRole('button', { name: 'Send' }));
  expect(question.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose 1 to 5');
  await userEvent.type(question.getByRole('textbox', { name: /^A word/ }), 'Took too long');
  await userEvent.click(question.getByRole('radio', { name: '2' }));
  await userEvent.click(question.getByRole('button', { name: 'Send' }));
  expect(await question.findByRole('alert')).toBeVisible();
  expect(question.getByRole('textbox', { name: /^A word/ })).toHaveValue('Took too long');
  const given = { score: 2, words: 'Took too long', answered_at: '2026-11-22T12:00:00Z', is_open: false };
  backend.responses['rpc/feedback_by_link'] = given;
  backend.responses['rpc/open_link'] = collected(given);
  await userEvent.click(question.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you. You gave 2 of 5 on 22 Nov 2026: Took too long')).toBeVisible();
  expect(sentTo(backend, 'rpc/feedback_by_link').at(-1)?.body).toEqual({
    token,
    score: 2,
    words: 'Took too long',
  });
});

test('A question that has closed says so', async () => {
  open(collected({ ...asked, is_open: false }));
  expect(await screen.findByText(/^This question has closed/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
