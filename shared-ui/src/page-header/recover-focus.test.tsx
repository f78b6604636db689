import { render, screen, waitFor } from '@testing-library/react';
import { recoverFocus } from './recover-focus.ts';
import { PageHeader } from './page-header.tsx';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function open() {
  render(
    <>
      <PageHeader title="My Vehicles" />
      <button type="button">Next</button>
    </>,
  );
  return { title: screen.getByRole('heading'), next: screen.getByRole('button') };
}

test('Focus that was lost goes to the heading of the page', async () => {
  const { title } = open();
  recoverFocus();
  await waitFor(() => expect(title).toHaveFocus());
});

test('Focus that was lost goes to what comes next, where that is shown', async () => {
  const { next } = open();
  recoverFocus(() => next);
  await waitFor(() => expect(next).toHaveFocus());
});

test('Focus that is not lost stays where it is', async () => {
  const { next } = open();
  next.focus();
  recoverFocus();
  await nextFrame();
  expect(next).toHaveFocus();
});
