import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { markIdle, Prerender } from './prerender.tsx';

const idle: (() => void)[] = [];
const rendered = jest.fn();
const ran = jest.fn();

beforeAll(() => {
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => idle.push(work),
    cancelIdleCallback: () => undefined,
  });
});

function Sheet() {
  rendered();
  useEffect(ran, []);
  return <p>A sheet</p>;
}

function Page() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
      <Prerender>
        <Sheet />
      </Prerender>
    </>
  );
}

const runIdleCallbacks = () => act(async () => idle.splice(0).forEach((work) => void work()));

test('Children are rendered once, when the page is idle, and never shown', async () => {
  const { unmount } = render(<Page />);
  await runIdleCallbacks();
  expect(rendered).not.toHaveBeenCalled();

  act(markIdle);
  expect(rendered).not.toHaveBeenCalled();
  await runIdleCallbacks();
  const renders = rendered.mock.calls.length;
  expect(renders).toBeGreaterThan(0);
  expect(screen.queryByText('A sheet')).not.toBeInTheDocument();

  act(() => screen.getByRole('button', { name: '0' }).click());
  unmount();
  render(<Page />);
  await runIdleCallbacks();
  expect(rendered).toHaveBeenCalledTimes(renders);
  expect(ran).not.toHaveBeenCalled();
});
