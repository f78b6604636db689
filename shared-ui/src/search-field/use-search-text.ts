import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds. */
const debounceDelay = 250;

/**
 * The text of a search box. It is passed to `onSearch` debounced, or immediately by `search`, and follows when `searched`
 * changes from outside, such as by the back button.
 */
export function useSearchText(searched: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(searched);
  const lastSearched = useRef(searched);

  useEffect(() => {
    if (searched === lastSearched.current) return;
    lastSearched.current = searched;
    setText(searched);
  }, [searched]);

  const search = (input: string) => {
    const next = input.trim();
    if (next === lastSearched.current) return;
    lastSearched.current = next;
    onSearch(next);
  };
  const onDebounced = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => onDebounced(text), debounceDelay);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, search };
}
