import { Search, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { SearchField as RacSearchField } from 'react-aria-components/SearchField';
import { styled } from 'styled-components';
import { bareInputStyle, frameStyle, innerButtonStyle } from '../field/control-style.ts';
import { FieldLabel, fieldStyle } from '../field/field-parts.tsx';
import { space, token } from '../theme/token.ts';
import { useSearchText } from './use-search-text.ts';

const Base = styled(RacSearchField)`
  ${fieldStyle}

  &[data-empty] button {
    visibility: hidden;
  }
`;

const Frame = styled(Group)`
  ${frameStyle}

  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-inline-start: ${space(3)};
    stroke-width: 1.75;
    color: ${token('text-muted')};
  }
`;

const Box = styled(Input)`
  ${bareInputStyle}
  padding-inline-start: ${space(2)};

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled(Button)`
  ${innerButtonStyle}
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
}

/** A search box for a list. Escape and the clear button empty it. */
export function SearchField({
  label,
  isLabelHidden = false,
  placeholder,
  value,
  onSearch,
}: SearchFieldProps) {
  const { text, setText, search } = useSearchText(value, onSearch);
  return (
    <Base value={text} onChange={setText} onSubmit={search} aria-label={isLabelHidden ? label : undefined}>
      {!isLabelHidden && <FieldLabel>{label}</FieldLabel>}
      <Frame role="presentation">
        <Search aria-hidden="true" />
        <Box placeholder={placeholder} />
        <Clear>
          <X aria-hidden="true" />
        </Clear>
      </Frame>
    </Base>
  );
}
