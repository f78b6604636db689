import { type ReactNode, useSyncExternalStore } from 'react';

export interface Notification {
  id: number;
  kind: 'success' | 'failure';
  text: string;
  /** What can be done about it. */
  action?: ReactNode;
}

/** More at once would cover a phone. */
const maxVisible = 4;

/** All notifications of the page that have not been closed, the newest first. */
let open: readonly Notification[] = [];
let visible: readonly Notification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Notification[]) {
  open = next;
  visible = next.slice(0, maxVisible);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The visible notifications, the newest first. */
export const useNotifications = () => useSyncExternalStore(subscribe, () => visible);

export const closeNotification = (id: number) => change(open.filter((other) => other.id !== id));

/** Shows a notification, in place of an older one with the same text. */
function show(kind: Notification['kind'], text: string, action?: ReactNode) {
  lastId += 1;
  const others = open.filter((other) => other.kind !== kind || other.text !== text);
  change([{ id: lastId, kind, text, action }, ...others]);
}

/** Shows the result of an operation, on whichever screen the user is by then. */
export const notify = {
  /** Closes after three seconds, unless hovered or focused. */
  success: (text: string) => show('success', text),
  /** Stays until the user closes it. */
  failure: (text: string, action?: ReactNode) => show('failure', text, action),
  /** Closes all notifications, such as when the account changes. */
  clear: () => change([]),
};
