import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long a person must pause in typing before a list is searched, in milliseconds. */
const typingPause = 250;

/**
 * The text of a search box whose search happens elsewhere (in the address, in a query). It is searched for once typing
 * pauses or on request, and follows when `searched` changes by other means, such as the back button.
 */
export function useSearchText(searched: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(searched);
  const lastSearched = useRef(searched);

  useEffect(() => {
    if (searched === lastSearched.current) return;
    lastSearched.current = searched;
    setText(searched);
  }, [searched]);

  const search = (words: string) => {
    const wanted = words.trim();
    if (wanted === lastSearched.current) return;
    lastSearched.current = wanted;
    onSearch(wanted);
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchLater(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, search };
}
