import { useEffect, useEffectEvent } from 'react';
import { useListParams } from './use-list-params.ts';

/**
 * Calls back where the address asks for a new one, such as `?new=part` from the menu "New" of the header. The address then
 * no longer asks, so that going back or reloading does not open the form again.
 */
export function useAskedNew(what: string, onAsked: () => void): void {
  const { read, change } = useListParams();
  const isAsked = read('new') === what;
  const start = useEffectEvent(() => {
    onAsked();
    change({ new: null }, { replace: true });
  });
  useEffect(() => {
    if (isAsked) start();
  }, [isAsked]);
}
