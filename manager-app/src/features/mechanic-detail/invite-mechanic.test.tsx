import { accessibilityViolations } from '@pitlane/shared-data/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMechanic, mechanicId } from '../../testing/build-mechanic.ts';
import { buildMechanicSalary } from '../../testing/build-mechanic-salary.ts';
import { openMechanicDetail } from './open-mechanic-detail.testing.tsx';

const withoutLogin = {
  'rpc/mechanic_salary': buildMechanicSalary({ mechanic: buildMechanic({ email: null }) }),
};

test('A mechanic without a login is invited by a link @long', async () => {
  const { container, sent } = openMechanicDetail({
    ...withoutLogin,
    'rpc/invite_mechanic': { code: 'a'.repeat(32), expires_at: '2026-12-06T06:00:00Z', channels: [] },
  });
  expect(await screen.findByRole('region', { name: 'Profile' })).toHaveTextContent('EmailNo login');
  expect(await accessibilityViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Invite to the portal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Ravi Kumar' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'ravi@home.test');
  await userEvent.click(dialog.getByRole('button', { name: 'Make a link' }));
  expect(await dialog.findByRole('status')).toHaveTextContent(/^The portal does not send it/);
  expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(
    `http://localhost/register#invitation=${'a'.repeat(32)}`,
  );
  expect(sent('rpc/invite_mechanic')).toEqual([{ mechanic_id: mechanicId, email: 'ravi@home.test' }]);
});

test('A mechanic with a login is not invited', async () => {
  openMechanicDetail();
  await screen.findByRole('region', { name: 'Profile' });
  expect(screen.queryByRole('button', { name: 'Invite to the portal' })).not.toBeInTheDocument();
});
