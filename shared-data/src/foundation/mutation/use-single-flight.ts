import {
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * `useMutation` that sends the same variables once: until a call has settled, repeating it answers with that call's
 * result. A second click can arrive before React has disabled the button.
 */
export function useSingleFlight<Data, Variables = void>(
  options: UseMutationOptions<Data, DefaultError, Variables>,
): UseMutationResult<Data, DefaultError, Variables> {
  const mutation = useMutation(options);
  const running = useRef(new Map<string, Promise<Data>>()).current;

  const mutateAsync: typeof mutation.mutateAsync = (...call) => {
    const key = JSON.stringify(call[0]) ?? '';
    const current = running.get(key);
    if (current) return current;
    const result = mutation.mutateAsync(...call).finally(() => running.delete(key));
    running.set(key, result);
    return result;
  };
  const mutate: typeof mutation.mutate = (...call) => {
    // A failure is part of the mutation's state.
    mutateAsync(...call).catch(() => undefined);
  };
  return { ...mutation, mutate, mutateAsync };
}
