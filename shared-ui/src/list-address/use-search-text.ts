import { useEffect, useRef, useState } from 'react';

/** How long a person must pause in typing before a list is searched. */
const typingPause = 250;

/**
 * The text of a search box whose search happens elsewhere (in the address, in a query).
 * It is handed on once typing pauses, and follows when `searched` changes by other means, such as the back button.
 */
export function useSearchText(searched: string, search: (text: string) => void) {
  const [text, setText] = useState(searched);
  const handedOn = useRef(searched);

  useEffect(() => {
    if (searched === handedOn.current) return;
    handedOn.current = searched;
    setText(searched);
  }, [searched]);

  useEffect(() => {
    if (text.trim() === handedOn.current) return;
    const timer = setTimeout(() => {
      handedOn.current = text.trim();
      search(text.trim());
    }, typingPause);
    return () => clearTimeout(timer);
  }, [text, search]);

  return [text, setText] as const;
}
