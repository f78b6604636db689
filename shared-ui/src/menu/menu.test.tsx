import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterBridge } from '../link/router-bridge.tsx';
import { axeViolations } from '../testing/axe-violations.ts';
import { MenuButton } from './menu-button.tsx';

test('A menu opens by keyboard and runs the chosen action', async () => {
  const onAction = jest.fn();
  render(
    <MenuButton
      label="More actions"
      items={[
        { id: 'edit', label: 'Edit', onAction: () => {} },
        { id: 'delete', label: 'Delete', onAction, isDanger: true },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  expect(await axeViolations(screen.getByRole('menu', { name: 'More actions' }))).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('An entry with an href is a link of the portal', async () => {
  const navigate = jest.fn();
  render(
    <RouterBridge navigate={navigate}>
      <MenuButton label="Account" items={[{ id: 'profile', label: 'Profile', href: '/profile' }]} />
    </RouterBridge>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }));
  expect(navigate).toHaveBeenCalledWith('/profile');
});
