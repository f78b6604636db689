import { useSyncExternalStore } from 'react';

const storageKey = 'pitlane-shortcuts';
const listeners = new Set<() => void>();

let isOffHere = false;

/** Whether keys of one character do something (WCAG 2.1.4): on unless switched off in this browser. */
export function hasShortcuts(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    // Where storage is blocked, the choice lasts as long as the page is open.
    return !isOffHere;
  }
}

function choose(isOn: boolean): void {
  isOffHere = !isOn;
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // See hasShortcuts.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The choice and its change. Kept on this device, as the theme is. */
export const useShortcutChoice = (): [boolean, (isOn: boolean) => void] => [
  useSyncExternalStore(subscribe, hasShortcuts),
  choose,
];
