import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { axeViolations } from '../testing/axe-violations.ts';
import { Popover } from './popover.tsx';

function Example() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={trigger}
        popoverTarget="news"
        onClickCapture={(event) => event.preventDefault()}
        onPress={() => setOpen(!isOpen)}
      >
        News
      </Button>
      {isOpen && (
        <Popover id="news" label="Latest news" trigger={trigger} onClose={() => setOpen(false)}>
          <a href="#first">The first</a>
        </Popover>
      )}
      <Button>Next</Button>
    </>
  );
}

const open = async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'News' }));
  return screen.getByRole('dialog', { name: 'Latest news' });
};

test('A popover takes the focus when it opens, and its content follows', async () => {
  const popover = await open();
  expect(popover).toHaveFocus();
  expect(await axeViolations(popover)).toEqual([]);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'The first' })).toHaveFocus();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}'), 'News'],
  ['A press on its button', () => userEvent.click(screen.getByRole('button', { name: 'News' })), 'News'],
  ['Tab behind its end', () => userEvent.keyboard('{Tab}{Tab}'), 'Next'],
  ['A press outside', () => userEvent.click(screen.getByRole('button', { name: 'Next' })), 'Next'],
])('%s closes a popover', async (_, close, focused) => {
  await open();
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: focused })).toHaveFocus();
});
