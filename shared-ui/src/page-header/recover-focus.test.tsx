import { render, screen, waitFor } from '@testing-library/react';
import { PageHeader } from './page-header.tsx';
import { recoverFocus } from './recover-focus.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function open() {
  const { rerender } = render(
    <>
      <PageHeader title="My Vehicles" />
      <button type="button">Next</button>
    </>,
  );
  return { rerender, title: screen.getByRole('heading'), next: screen.getByRole('button') };
}

test('Lost focus moves to the heading of the page', async () => {
  const { title } = open();
  recoverFocus();
  await waitFor(() => expect(title).toHaveFocus());
});

test('Lost focus moves to the next control, if it is shown', async () => {
  const { next } = open();
  recoverFocus(() => next);
  await waitFor(() => expect(next).toHaveFocus());
});

test('Focus that is not lost does not move', async () => {
  const { next } = open();
  next.focus();
  recoverFocus();
  await nextFrame();
  expect(next).toHaveFocus();
});

test('Focus that is lost some frames later moves too', async () => {
  const { title, next, rerender } = open();
  next.focus();
  recoverFocus();
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  rerender(<PageHeader title="My Vehicles" />);
  await waitFor(() => expect(title).toHaveFocus());
});

test('Of two calls, the later says where lost focus moves', async () => {
  const { title, next, rerender } = open();
  recoverFocus();
  next.focus();
  recoverFocus(() => document.querySelector('input'));
  await nextFrame();
  rerender(
    <>
      <PageHeader title="My Vehicles" />
      <input />
    </>,
  );
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  expect(title).not.toHaveFocus();
});
