import { useSyncExternalStore } from 'react';

/**
 * A choice of a person for this browser, stored and synchronised between tabs. The first of the choices is the default.
 * `apply` is called when it changes, before those who use it.
 */
export function storedChoice<Choice extends string>(
  storageKey: string,
  choices: readonly [Choice, ...Choice[]],
  apply: () => void = () => {},
) {
  const listeners = new Set<() => void>();
  let unsaved: Choice = choices[0];

  function read(): Choice {
    try {
      const stored = localStorage.getItem(storageKey);
      return choices.find((choice) => choice === stored) ?? unsaved;
    } catch {
      // Where storage is blocked, the choice lasts as long as the page is open.
      return unsaved;
    }
  }

  function applyAndNotify() {
    apply();
    for (const listener of listeners) listener();
  }

  function set(choice: Choice) {
    unsaved = choice;
    try {
      localStorage.setItem(storageKey, choice);
    } catch {
      // See read.
    }
    applyAndNotify();
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

  const use = (): [Choice, (choice: Choice) => void] => [
    useSyncExternalStore(subscribe, read, () => choices[0]),
    set,
  ];
  return { read, use };
}
