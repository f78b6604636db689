import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDensityChoice, useStaffDensity } from './density.ts';

function Screen({ isStaff }: { isStaff: boolean }) {
  useStaffDensity(isStaff);
  const [density, setDensity] = useDensityChoice();
  return (
    <button type="button" onClick={() => setDensity(density === 'dense' ? 'comfortable' : 'dense')}>
      {density}
    </button>
  );
}

const mark = () => document.documentElement.dataset.density;

afterEach(() => localStorage.clear());

test('Staff screens are dense until the person chooses comfortable rows, which this browser keeps', async () => {
  const { unmount, rerender } = render(<Screen isStaff />);
  expect(mark()).toBe('dense');
  await userEvent.click(screen.getByRole('button', { name: 'dense' }));
  expect(mark()).toBe('comfortable');
  expect(localStorage.getItem('pitlane-density')).toBe('comfortable');
  rerender(<Screen isStaff={false} />);
  expect(mark()).toBeUndefined();
  unmount();
});

test('A choice in another tab is followed', () => {
  render(<Screen isStaff />);
  localStorage.setItem('pitlane-density', 'comfortable');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pitlane-density' })));
  expect(mark()).toBe('comfortable');
});
