import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';

const storageKey = 'pitlane-theme';
const listeners = new Set<() => void>();

const isThemeChoice = (value: unknown): value is ThemeChoice =>
  value === 'system' || value === 'light' || value === 'dark';

let unstored: ThemeChoice = 'system';

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return isThemeChoice(stored) ? stored : unstored;
  } catch {
    // A browser that blocks storage still lets people switch for as long as the page is open.
    return unstored;
  }
}

/** Puts the stored choice on the document element, where the tokens read it. */
export function applyThemeChoice() {
  const choice = readChoice();
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

function setThemeChoice(choice: ThemeChoice) {
  unstored = choice;
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // See readChoice.
  }
  announce();
}

function announce() {
  applyThemeChoice();
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent) {
  if (event.key === storageKey || event.key === null) announce();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The theme a person chose, kept in this browser and followed by its other tabs. 'system' follows the device. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, readChoice, () => 'system' as const);
  return [choice, setThemeChoice];
}
