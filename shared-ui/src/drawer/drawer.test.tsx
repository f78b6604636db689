import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { axeViolations } from '../testing/axe-violations.ts';
import { Drawer } from './drawer.tsx';

function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open menu</Button>
      <Drawer title="Menu" isOpen={isOpen} onOpenChange={setOpen}>
        <a href="/services">Services</a>
      </Drawer>
    </>
  );
}

test('A drawer is a dialog that Escape closes', async () => {
  render(<MobileMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Services' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus());
});
