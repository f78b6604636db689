import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../testing/axe-violations.ts';
import { renderInRouter } from '../testing/render-in-router.tsx';
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

test('Arrow keys show where they are in a menu that the mouse opened, as WebKit does only when told', async () => {
  const items = ['Edit', 'Delete'].map((label) => ({ id: label, label, onAction: () => {} }));
  render(<MenuButton label="More actions" items={items} />);
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  const focus = jest.spyOn(screen.getByRole('menuitem', { name: 'Delete' }), 'focus');
  await userEvent.keyboard('{ArrowDown}');
  expect(focus).toHaveBeenCalledWith({ focusVisible: true });
});

test('An entry with an href is a link of the portal', async () => {
  renderInRouter(
    <MenuButton
      label="Account"
      items={[{ id: 'profile', label: 'Profile', href: '/profile', isCurrent: true }]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(screen.getByRole('menuitem', { current: 'page' })).toHaveAccessibleName('Profile');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Profile' }));
  expect(screen.getByText('At /profile')).toBeVisible();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}'), 'More actions'],
  ['Tab', () => userEvent.tab(), 'Next'],
  [
    'A press on its button',
    () => userEvent.click(screen.getByRole('button', { name: 'More actions' })),
    'More actions',
  ],
  ['A press outside', () => userEvent.click(screen.getByRole('button', { name: 'Next' })), 'Next'],
])('%s closes a menu', async (_, close, focused) => {
  render(
    <>
      <MenuButton label="More actions" items={[{ id: 'edit', label: 'Edit', onAction: () => {} }]} />
      <button type="button">Next</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await close();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: focused })).toHaveFocus();
});
