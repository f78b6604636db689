import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';

const storageKey = 'pitlane-theme';
const listeners = new Set<() => void>();

const isThemeChoice = (value: unknown): value is ThemeChoice =>
  value === 'system' || value === 'light' || value === 'dark';

let unsavedChoice: ThemeChoice = 'system';

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return isThemeChoice(stored) ? stored : unsavedChoice;
  } catch {
    // Where storage is blocked, the choice lasts as long as the page is open.
    return unsavedChoice;
  }
}

/** Sets `data-theme` of the document element to the stored choice; the tokens depend on it. */
export function applyThemeChoice() {
  const choice = readChoice();
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

function setThemeChoice(choice: ThemeChoice) {
  unsavedChoice = choice;
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // See readChoice.
  }
  applyAndNotify();
}

function applyAndNotify() {
  applyThemeChoice();
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent) {
  if (event.key === storageKey || event.key === null) applyAndNotify();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The chosen theme, stored in this browser and synchronised between tabs. 'system' follows the device. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, readChoice, () => 'system' as const);
  return [choice, setThemeChoice];
}
