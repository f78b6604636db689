import type { DataError } from '@pitlane/shared-data/data-error';
import type { JobCompletion } from '@pitlane/shared-data/requests';

/** A completion that is stored on this device until the server has answered it. */
export interface WaitingCompletion {
  completion: JobCompletion;
  /** What the job is, in words. */
  job: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Why the server has refused it; such a completion is not sent again by itself. */
  refusal?: { kind: DataError['kind']; message: string };
}

const prefixOf = (mechanicId: string) => `pitlane-unsent:completion:${mechanicId}:`;
const keyOf = (mechanicId: string, requestId: number) => `${prefixOf(mechanicId)}${requestId}`;

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/** Calls the listener after a change in this or another tab. */
export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The stored texts; equal as long as nothing changes. */
export function storedWaiting(mechanicId: string): string {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(mechanicId)));
    return `[${keys.sort().map((key) => localStorage.getItem(key))}]`;
  } catch {
    return '[]';
  }
}

/** Oldest first. */
export const parseWaiting = (stored: string): WaitingCompletion[] =>
  (JSON.parse(stored) as WaitingCompletion[]).sort((a, b) => a.savedAt - b.savedAt);

/** @throws where the browser blocks or has filled its storage. */
export function saveWaiting(mechanicId: string, waiting: WaitingCompletion): void {
  localStorage.setItem(keyOf(mechanicId, waiting.completion.requestId), JSON.stringify(waiting));
  announce();
}

export function discardWaiting(mechanicId: string, requestId: number): void {
  localStorage.removeItem(keyOf(mechanicId, requestId));
  announce();
}
