import { DataError } from '../../answers/data-error.ts';
import { fail, succeed } from '../../answers/result.ts';
import { repeatConfirmed } from './repeat-confirmed.ts';
import type { SendRequest } from './send-request.ts';

/** A request that is refused until the person has confirmed. */
function open(field: string, confirms: boolean) {
  let isConfirmed = false;
  const sent = jest.fn(async () =>
    isConfirmed ? succeed('paid') : fail(new DataError('unconfirmed', { field })),
  );
  const ask = jest.fn(async () => {
    isConfirmed = confirms;
    return confirms;
  });
  const request = repeatConfirmed(sent as SendRequest, ask);
  return { sent, ask, send: () => request(() => Promise.reject(new Error('not called'))) };
}

test('a request that needs a new code is sent again once the person has confirmed', async () => {
  const { sent, send } = open('again', true);
  expect(await send()).toEqual({ success: true, data: 'paid' });
  expect(sent).toHaveBeenCalledTimes(2);
});

test('without a code the refusal stays', async () => {
  const { sent, send } = open('again', false);
  expect(await send()).toMatchObject({ success: false, error: { kind: 'unconfirmed' } });
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a sign-in that was never confirmed is not asked about here: its page does', async () => {
  const { ask, send } = open('code', true);
  expect(await send()).toMatchObject({ success: false, error: { field: 'code' } });
  expect(ask).not.toHaveBeenCalled();
});
