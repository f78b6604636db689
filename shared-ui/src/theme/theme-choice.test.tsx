import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GlobalStyle } from './global-style.tsx';
import { type ThemeChoice, useThemeChoice } from './theme-choice.ts';

const choices: ThemeChoice[] = ['system', 'light', 'dark'];

function Switch() {
  const [choice, setChoice] = useThemeChoice();
  return (
    <>
      <GlobalStyle />
      <p>Theme: {choice}</p>
      {choices.map((one) => (
        <button key={one} type="button" onClick={() => setChoice(one)}>
          {one}
        </button>
      ))}
    </>
  );
}

const documentTheme = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
});

test('The theme follows the system until the user chooses one', async () => {
  render(<Switch />);
  expect(documentTheme()).toBeUndefined();

  await userEvent.click(screen.getByRole('button', { name: 'dark' }));
  expect(documentTheme()).toBe('dark');
  expect(screen.getByText('Theme: dark')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'system' }));
  expect(documentTheme()).toBeUndefined();
});

test('A chosen theme is kept after a reload', () => {
  localStorage.setItem('pitlane-theme', 'light');
  render(<Switch />);
  expect(documentTheme()).toBe('light');
  expect(screen.getByText('Theme: light')).toBeVisible();
});

test('A theme chosen in another tab is applied', () => {
  render(<Switch />);
  act(() => {
    localStorage.setItem('pitlane-theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'pitlane-theme' }));
  });
  expect(documentTheme()).toBe('dark');
  expect(screen.getByText('Theme: dark')).toBeVisible();
});

test('An invalid stored theme falls back to the system', () => {
  localStorage.setItem('pitlane-theme', 'purple');
  render(<Switch />);
  expect(screen.getByText('Theme: system')).toBeVisible();
});
