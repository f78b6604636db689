import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Field } from '../field/field-parts.tsx';
import { space, token } from '../theme/token.ts';
import { startsNote } from './starts-note.ts';
import { useSearchText } from './use-search-text.ts';

const Base = styled(Field)`
  [data-frame] > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-inline-start: ${space(3)};
    stroke-width: 1.75;
    color: ${token('text-muted')};
  }

  input {
    appearance: none;
    padding-inline-start: ${space(2)};
  }

  /* The field has a clear button of its own, which all browsers show. */
  input::-webkit-search-cancel-button {
    display: none;
  }

  /* It takes no room while it is empty, and stays a live region. */
  [data-hint]:empty {
    margin-block-start: calc(-1 * ${space(1.5)});
  }

  input:placeholder-shown + button {
    visibility: hidden;
  }
`;

export interface SearchFieldProps {
  /** The accessible name, and the visible label unless `isLabelHidden`. */
  label: string;
  isLabelHidden?: boolean;
  placeholder?: string;
  /** The text of the current search. */
  value: string;
  /** Called with the trimmed text, debounced, and immediately on Enter. */
  onSearch: (text: string) => void;
  /** One or two letters find only the beginning of a word, which the field then says. */
  findsStarts?: boolean;
  /** For what needs the text before it is searched for. */
  controlRef?: RefObject<HTMLInputElement | null>;
}

/** A search box for a list. Escape and the clear button empty it. */
export function SearchField({
  label,
  isLabelHidden = false,
  placeholder,
  value,
  onSearch,
  findsStarts = false,
  controlRef,
}: SearchFieldProps) {
  const { text, setText, search } = useSearchText(value, onSearch);
  const ownRef = useRef<HTMLInputElement>(null);
  const input = controlRef ?? ownRef;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') search(text);
    if (event.key === 'Escape' && text) {
      // Escape empties the field before it closes the dialog around it.
      event.preventDefault();
      setText('');
    }
  };
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  return (
    <Base>
      {!isLabelHidden && <label htmlFor={id}>{label}</label>}
      <div data-frame>
        <Search aria-hidden="true" />
        <input
          id={id}
          ref={input}
          type="search"
          aria-label={isLabelHidden ? label : undefined}
          // A space, because an empty field without a placeholder would not match :placeholder-shown.
          placeholder={placeholder || ' '}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" tabIndex={-1} aria-label="Clear search" onClick={clear}>
          <X aria-hidden="true" />
        </button>
      </div>
      {findsStarts && (
        <p aria-live="polite" data-hint="">
          {startsNote(text)}
        </p>
      )}
    </Base>
  );
}
