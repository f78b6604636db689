import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The key of a tab's first entry. */
const firstKey = 'default';

/**
 * Scrolls to the card that the address's hash names and focuses it, once it is shown. Back and forward keep the scroll position.
 * @param shown the ids of the cards; undefined while they load.
 * @returns whether the hash names the card with this id.
 */
export function useTargetCard(shown: readonly string[] = []): (id: string) => boolean {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP' && key !== firstKey;
  const target = shown.find((id) => hash === `#${id}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again
  useEffect(() => {
    const card = target && !isReturn && document.getElementById(target);
    if (!card) return;
    card.scrollIntoView();
    card.focus({ preventScroll: true });
  }, [target, key, isReturn]);
  return (id) => id === target;
}
