import { appointmentNotes } from './appointment-notes.ts';

const cancellation = {
  at: '2026-11-20T11:00:00Z',
  by: 'manager',
  name: 'Meera Iyer',
  reason: 'The lift is broken',
} as const;
const last_move = {
  at: '2026-11-20T11:00:00Z',
  from: '2026-11-24T03:30:00Z',
  by: 'customer',
  name: 'Asha Rao',
  reason: null,
} as const;

test('a request that was neither cancelled nor moved has no notes', () => {
  expect(appointmentNotes({ confirmed_at: null, cancellation: null, last_move: null }, 'staff')).toEqual([]);
});

test('a request says that its customer confirmed the appointment', () => {
  const confirmed_at = '2026-11-20T11:00:00Z';
  expect(appointmentNotes({ confirmed_at, cancellation: null, last_move: null }, 'staff')).toEqual([
    { label: 'Answered on 20 Nov 2026, 4:30 pm', text: 'I am coming' },
  ]);
});

test('a customer reads whether they or the garage did it', () => {
  expect(appointmentNotes({ confirmed_at: null, cancellation, last_move }, 'customer')).toEqual([
    { label: 'Cancelled by the garage on 20 Nov 2026, 4:30 pm', text: 'The lift is broken' },
    { label: 'Moved from 24 Nov 2026 by you on 20 Nov 2026, 4:30 pm', text: 'No reason given' },
  ]);
});

test('staff read the name, while there is one', () => {
  const closed = { ...last_move, name: null };
  expect(
    appointmentNotes({ confirmed_at: null, cancellation, last_move }, 'staff').map(({ label }) => label),
  ).toEqual([
    'Cancelled by Meera Iyer on 20 Nov 2026, 4:30 pm',
    'Moved from 24 Nov 2026 by Asha Rao (customer) on 20 Nov 2026, 4:30 pm',
  ]);
  expect(
    appointmentNotes({ confirmed_at: null, cancellation: null, last_move: closed }, 'staff')[0]?.label,
  ).toMatch(/by the customer/);
});
