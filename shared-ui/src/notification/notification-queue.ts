import { useSyncExternalStore } from 'react';
import { ToastQueue } from 'react-stately/useToastState';

export interface Notification {
  kind: 'success' | 'failure';
  text: string;
}

// The class is not side-effect free to a bundler, and only screens that notify should pay for it.
let theQueue: ToastQueue<Notification> | undefined;

/** The one queue of the page. */
export function notificationQueue(): ToastQueue<Notification> {
  theQueue ??= new ToastQueue<Notification>({ maxVisibleToasts: 4 });
  return theQueue;
}

const watch = (listener: () => void) => notificationQueue().subscribe(listener);
const shown = () => notificationQueue().visibleToasts;

/** The notifications to show: as long as there is none, the page can do without their region. */
export const useNotifications = () => useSyncExternalStore(watch, shown);

/** Shows a notification in place of an older one with the same words, which would only take more room. */
function show({ kind, text }: Notification) {
  const queue = notificationQueue();
  for (const { content, key } of queue.visibleToasts) {
    if (content.kind === kind && content.text === text) queue.close(key);
  }
  queue.add({ kind, text });
}

/** Tells the person what came of something, wherever they are by then. */
export const notify = {
  /** Closes by itself after three seconds, unless pointed at or focused. */
  success: (text: string) => show({ kind: 'success', text }),
  /** Stays until it is closed. */
  failure: (text: string) => show({ kind: 'failure', text }),
  /** Closes all of them, such as when another person takes over the page. */
  clear: () => theQueue?.clear(),
};
