import { SearchField } from '@pitlane/shared-ui/search-field';
import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough to spare the backend a question per letter, short enough to feel immediate. */
const typingPause = 300;

export type ListSearchProps = {
  label: string;
  placeholder?: string;
  /** The search in force, as the address has it. */
  value: string;
  onSearch: (text: string) => void;
};

/** The search above a list. It is in force as soon as the person pauses, or presses Enter. */
export function ListSearch({ label, placeholder, value, onSearch }: ListSearchProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    // Back and forward change the address, and the box follows; a space still being typed stays.
    if (text.trim() !== value) setText(value);
  }

  const search = useEffectEvent((words: string) => {
    if (words !== value) onSearch(words);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={setText}
      onSubmit={(words) => words.trim() !== value && onSearch(words.trim())}
    />
  );
}
