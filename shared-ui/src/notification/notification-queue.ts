import { useSyncExternalStore } from 'react';
import { ToastQueue } from 'react-stately/useToastState';

export interface Notification {
  kind: 'success' | 'failure';
  text: string;
}

// Created lazily: bundlers cannot tree-shake the class, and only screens that notify should load it.
let sharedQueue: ToastQueue<Notification> | undefined;

/** The single queue of the page. */
export function notificationQueue(): ToastQueue<Notification> {
  sharedQueue ??= new ToastQueue<Notification>({ maxVisibleToasts: 4 });
  return sharedQueue;
}

const subscribe = (listener: () => void) => notificationQueue().subscribe(listener);
const shown = () => notificationQueue().visibleToasts;

/** The visible notifications. While there are none, the region need not be loaded. */
export const useNotifications = () => useSyncExternalStore(subscribe, shown);

/** Shows a notification, in place of an older one with the same text. */
function show({ kind, text }: Notification) {
  const queue = notificationQueue();
  for (const { content, key } of queue.visibleToasts) {
    if (content.kind === kind && content.text === text) queue.close(key);
  }
  queue.add({ kind, text });
}

/** Shows the result of an operation, on whichever screen the user is by then. */
export const notify = {
  /** Closes after three seconds, unless hovered or focused. */
  success: (text: string) => show({ kind: 'success', text }),
  /** Stays until the user closes it. */
  failure: (text: string) => show({ kind: 'failure', text }),
  /** Closes all notifications, such as when the account changes. */
  clear: () => sharedQueue?.clear(),
};
