import { useSyncExternalStore } from 'react';
import { ToastQueue } from 'react-stately/useToastState';

export type Notification = { kind: 'success' | 'failure'; text: string };

// The class is not side-effect free to a bundler, and only screens that notify should pay for it.
let queue: ToastQueue<Notification> | undefined;

/** The one queue of the page. */
export function notificationQueue(): ToastQueue<Notification> {
  queue ??= new ToastQueue<Notification>({ maxVisibleToasts: 4 });
  return queue;
}

const watch = (listener: () => void) => notificationQueue().subscribe(listener);
const isAnyShown = () => notificationQueue().visibleToasts.length > 0;

/** Whether there is a notification to show: until then the page can do without their region. */
export const useHasNotifications = (): boolean => useSyncExternalStore(watch, isAnyShown);

/** Shows a notification in place of an older one with the same words, which would only take more room. */
function show({ kind, text }: Notification) {
  const shown = notificationQueue();
  for (const { content, key } of shown.visibleToasts) {
    if (content.kind === kind && content.text === text) shown.close(key);
  }
  shown.add({ kind, text });
}

/** Tells the person what came of something, wherever they are by then. */
export const notify = {
  /** Closes by itself after three seconds, unless pointed at or focused. */
  success: (text: string) => show({ kind: 'success', text }),
  /** Stays until it is closed. */
  failure: (text: string) => show({ kind: 'failure', text }),
  /** Closes all of them, such as when another person takes over the page. */
  clear: () => queue?.clear(),
};
