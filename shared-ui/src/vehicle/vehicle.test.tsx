import { render, screen } from '@testing-library/react';
import { axeViolations } from '../testing/axe-violations.ts';
import { FuelLabel } from './fuel-label.tsx';
import { RegistrationPlate } from './registration-plate.tsx';

test('A plate shows the registration number', async () => {
  const { container } = render(<RegistrationPlate>KA 01 AB 1234</RegistrationPlate>);
  expect(screen.getByText('KA 01 AB 1234')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('A fuel is named as text, and its icon is hidden from assistive technology @long', async () => {
  const { container } = render(<FuelLabel fuel="cng" label="CNG" />);
  expect(screen.getByText('CNG').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(await axeViolations(container)).toEqual([]);
});
