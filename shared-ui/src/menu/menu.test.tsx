import { render, screen, waitFor, within } from '@testing-library/react';
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

const mechanics = ['Ravi Kumar', 'Sunita Pillai', ...Array.from({ length: 9 }, (_, n) => `Mechanic ${n}`)];

test('Beyond ten entries a field keeps those that have what is typed @long', async () => {
  const onAction = jest.fn();
  const items = mechanics.map((label) => ({ id: label, label, onAction: () => onAction(label) }));
  const { rerender } = render(<MenuButton label="Assign to…" filterLabel="Name" items={items} />);
  const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  await userEvent.click(screen.getByRole('button', { name: 'Assign to…' }));
  const popup = screen.getByRole('dialog', { name: 'Assign to…' });
  const field = within(popup).getByRole('textbox', { name: 'Name' });
  expect(field).toHaveFocus();
  expect(await axeViolations(popup)).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Sunita Pillai' })).toHaveFocus();
  // What is typed at an entry goes into the field.
  await userEvent.keyboard('mec');
  expect(field).toHaveValue('mec');
  expect(entries()).toEqual(mechanics.slice(2));
  expect(within(popup).getByRole('status')).toHaveTextContent('9 of 11');
  await userEvent.keyboard('{Enter}');
  expect(onAction).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.keyboard('PILL');
  expect(entries()).toEqual(['Sunita Pillai']);
  await userEvent.keyboard('{Enter}');
  expect(onAction.mock.calls).toEqual([['Sunita Pillai']]);
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();

  rerender(<MenuButton label="Assign to…" filterLabel="Name" items={items.slice(0, 10)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Assign to…' }));
  expect(screen.getByRole('menuitem', { name: 'Ravi Kumar' })).toHaveFocus();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
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
