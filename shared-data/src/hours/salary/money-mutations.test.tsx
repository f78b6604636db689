import { act } from '@testing-library/react';
import { useUpdateStock } from '../../parts/parts-mutations.ts';
import { manager, mechanic } from '../../testing/builders/people.ts';
import { refuse } from '../../testing/fake-backend.ts';
import { renderMutation } from '../../testing/render-mutation.tsx';
import { useDismissMechanic, useHireMechanic, useSetHourlyRate } from '../mechanics/mechanics-mutations.ts';
import { usePaySalary } from './salary-mutations.ts';

const order = { mechanicId: mechanic.id, requestIds: [4, 9], finalAmount: 1200.5, notes: 'March' };

test('paying a salary refreshes payments, the salary due and the jobs it covered', async () => {
  const { result, staleDomains, backend } = renderMutation(usePaySalary, manager, { 'rpc/pay_salary': {} });
  await act(() => result.current.mutateAsync(order));
  expect(backend.requests.at(-1)?.body).toEqual({
    mechanic_id: mechanic.id,
    request_ids: [4, 9],
    final_amount: 1200.5,
    notes: 'March',
  });
  expect(staleDomains()).toEqual(['mechanics', 'overview', 'requests', 'salary']);
});

test('a job paid by someone else leaves the list of unpaid ones', async () => {
  const message = 'One of these jobs has already been paid. Reload and try again.';
  const { result, staleDomains } = renderMutation(usePaySalary, manager, {
    'rpc/pay_salary': refuse(409, { code: 'PT409', message }),
  });
  await act(() => expect(result.current.mutateAsync(order)).rejects.toMatchObject({ message }));
  expect(staleDomains()).toContain('mechanics');
});

test('a new hourly rate refreshes the salary due', async () => {
  const { result, staleDomains } = renderMutation(useSetHourlyRate, manager, { 'rpc/set_hourly_rate': {} });
  await act(() =>
    result.current.mutateAsync({ mechanicId: mechanic.id, hourlyRate: 400, expectedRate: 300 }),
  );
  expect(staleDomains()).toEqual(['mechanics']);
});

test('dismissing a mechanic refreshes their requests and payments', async () => {
  const { result, staleDomains } = renderMutation(useDismissMechanic, manager, {
    'rpc/dismiss_mechanic': {},
  });
  await act(() => result.current.mutateAsync(mechanic.id));
  expect(staleDomains()).toEqual(['mechanics', 'overview', 'requests', 'salary']);
});

test('hiring a mechanic refreshes the mechanics and their count', async () => {
  const { result, staleDomains, backend } = renderMutation(useHireMechanic, manager, {
    'rpc/hire_mechanic': {},
  });
  const login = { name: 'Nina', email: 'nina@pitlane.test', phone: '+91 90000 00900', password: 'four' };
  await act(() =>
    result.current.mutateAsync({
      ...login,
      employeeId: 'M-9',
      specializations: ['Brakes'],
      experienceYears: 4,
      hourlyRate: 350.5,
    }),
  );
  expect(backend.requests.at(-1)?.body).toEqual({
    ...login,
    employee_id: 'M-9',
    specializations: ['Brakes'],
    experience_years: 4,
    hourly_rate: 350.5,
  });
  expect(staleDomains()).toEqual(['mechanics', 'overview']);
});

test('changed stock refreshes the parts', async () => {
  const { result, staleDomains, backend } = renderMutation(useUpdateStock, mechanic, {
    'rpc/update_stock': {},
  });
  await act(() => result.current.mutateAsync({ partId: 7, quantity: 3, mode: 'subtract' }));
  expect(backend.requests.at(-1)?.body).toEqual({ part_id: 7, quantity: 3, mode: 'subtract' });
  expect(staleDomains()).toEqual(['parts']);
});
