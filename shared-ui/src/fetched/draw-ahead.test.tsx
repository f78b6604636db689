import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { DrawAhead, tellRest } from './draw-ahead.tsx';

const idle: (() => void)[] = [];
const drew = jest.fn();
const ran = jest.fn();

beforeAll(() => {
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => idle.push(work),
    cancelIdleCallback: () => undefined,
  });
});

function Sheet() {
  drew();
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
      <DrawAhead>
        <Sheet />
      </DrawAhead>
    </>
  );
}

const idleNow = () => act(async () => idle.splice(0).forEach((work) => void work()));

test('What a press will open is drawn once, when the page is at rest, and never comes to stand on it', async () => {
  const { unmount } = render(<Page />);
  await idleNow();
  expect(drew).not.toHaveBeenCalled();

  act(tellRest);
  expect(drew).not.toHaveBeenCalled();
  await idleNow();
  const draws = drew.mock.calls.length;
  expect(draws).toBeGreaterThan(0);
  expect(screen.queryByText('A sheet')).not.toBeInTheDocument();

  act(() => screen.getByRole('button', { name: '0' }).click());
  unmount();
  render(<Page />);
  await idleNow();
  expect(drew).toHaveBeenCalledTimes(draws);
  expect(ran).not.toHaveBeenCalled();
});
