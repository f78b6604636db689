import { fakeBackend, manager, refuse } from '@pitlane/shared-data/testing';
import {
  arbitraryNumberText,
  arbitraryText,
  fc,
  fuzzForm,
  isEmail,
  isPersonName,
  isPhoneNumber,
  lengthOf,
  shownNumber,
  storedText,
} from '@pitlane/shared-data/testing-input';
import { fireEvent, screen } from '@testing-library/react';
import { openMechanicDetail } from './features/mechanic-detail/open-mechanic-detail.testing.tsx';
import { HireMechanic } from './features/mechanic-management/hire-mechanic.tsx';
import { mechanicId } from './testing/build-mechanic.ts';
import { renderScreen } from './testing/render-screen.tsx';

// Dozens of attempts, each waiting for its result, possibly on a busy machine.
jest.setTimeout(240_000);

const refused = () => refuse(409, { code: 'PT409', message: 'Conflict' });
const isText = (text: string, longest: number) => text !== '' && lengthOf(text) <= longest;

test('The hiring form accepts any text and sends only valid values', async () => {
  const backend = fakeBackend({ 'rpc/hire_mechanic': refused });
  renderScreen(<HireMechanic />, { backend, as: manager });
  fireEvent.click(screen.getByRole('button', { name: 'Hire Mechanic' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hire Mechanic' });
  await fuzzForm({
    backend,
    within: () => dialog,
    fields: {
      'Full Name': { good: 'Nina Bose', any: arbitraryText },
      Email: { good: 'nina@pitlane.test', any: fc.oneof(fc.emailAddress(), arbitraryText) },
      Phone: { good: '+91 98860 30001', any: arbitraryText },
      'First password': { good: 'secret1', any: arbitraryText },
      'Employee ID': { good: 'M-9', any: arbitraryText },
      Specializations: { good: 'Brakes, Electrical', any: arbitraryText },
      'Experience (years)': { good: '4', any: arbitraryNumberText },
      'Hourly rate (₹)': { good: '350.5', any: arbitraryNumberText },
    },
    submit: 'Hire Mechanic',
    numRuns: 1,
    sends: 'rpc/hire_mechanic',
    expected: (typed) => {
      const password = typed['First password'];
      const sent = {
        name: storedText(typed['Full Name']),
        email: storedText(typed.Email),
        phone: storedText(typed.Phone),
        password,
        employee_id: storedText(typed['Employee ID']),
        specializations: [...new Set(typed.Specializations.split(',').map(storedText).filter(Boolean))],
        experience_years: shownNumber(typed['Experience (years)']),
        hourly_rate: shownNumber(typed['Hourly rate (₹)'], 2),
      };
      const isGood =
        isPersonName(sent.name) &&
        isPhoneNumber(sent.phone) &&
        isText(sent.employee_id, 60) &&
        isEmail(sent.email) &&
        lengthOf(password) >= 4 &&
        lengthOf(password) <= 12 &&
        !/\0|\p{Cs}/u.test(password) &&
        sent.specializations.length <= 20 &&
        sent.specializations.every((name) => lengthOf(name) <= 200) &&
        Number.isInteger(sent.experience_years) &&
        sent.experience_years >= 0 &&
        sent.experience_years <= 80 &&
        sent.hourly_rate >= 0.01 &&
        sent.hourly_rate <= 1_000_000;
      return isGood ? sent : null;
    },
  });
});

test('The hourly rate field accepts any number and sends only valid values', async () => {
  const { backend } = openMechanicDetail({ 'rpc/set_hourly_rate': refused });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await fuzzForm({
    backend,
    fields: { 'Hourly rate (₹)': { good: '512.5', any: arbitraryNumberText } },
    submit: 'Save',
    sends: 'rpc/set_hourly_rate',
    numRuns: 20,
    expected: (typed) => {
      const hourly_rate = shownNumber(typed['Hourly rate (₹)'], 2);
      return hourly_rate > 0 && hourly_rate <= 1_000_000
        ? { mechanic_id: mechanicId, hourly_rate, expected_rate: 450 }
        : null;
    },
  });
});

test('The salary dialog accepts any amount and note and sends only valid values', async () => {
  const { backend } = openMechanicDetail({ 'rpc/pay_salary': refused });
  fireEvent.click(await screen.findByRole('button', { name: 'Pay Salary' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay Salary' });
  await fuzzForm({
    backend,
    within: () => dialog,
    fields: {
      'Final amount (₹)': { good: '1400', any: arbitraryNumberText },
      Notes: { good: 'November', any: arbitraryText },
    },
    submit: 'Pay Salary',
    sends: 'rpc/pay_salary',
    expected: (typed) => {
      const final_amount = shownNumber(typed['Final amount (₹)'], 2);
      if (!(final_amount >= 0 && final_amount <= 9_999_999_999.99)) return null;
      const notes = storedText(typed.Notes);
      expect(lengthOf(notes)).toBeLessThanOrEqual(5000);
      return expect.objectContaining({ mechanic_id: mechanicId, request_ids: [12, 15], final_amount, notes });
    },
  });
});
