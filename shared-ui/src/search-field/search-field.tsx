import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as RacSearchField,
  type SearchFieldProps as RacSearchFieldProps,
} from 'react-aria-components/SearchField';
import { styled } from 'styled-components';
import { bareInputStyle, frameStyle, innerButtonStyle } from '../field/control-style.ts';
import { FieldDescription, FieldLabel, fieldStyle } from '../field/field-parts.tsx';
import { space, token } from '../theme/token.ts';

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

export type SearchFieldProps = Pick<
  RacSearchFieldProps,
  'value' | 'onChange' | 'onSubmit' | 'onClear' | 'isDisabled' | 'name' | 'autoFocus'
> & {
  /** The accessible name. It is drawn too, unless `isLabelHidden`. */
  label: string;
  isLabelHidden?: boolean;
  description?: string;
  placeholder?: string;
  controlRef?: Ref<HTMLInputElement>;
};

/** Text that narrows a list. Escape and the cross empty it. */
export function SearchField({
  label,
  isLabelHidden = false,
  description,
  placeholder,
  controlRef,
  ...rest
}: SearchFieldProps) {
  return (
    <Base {...rest} aria-label={isLabelHidden ? label : undefined}>
      {!isLabelHidden && <FieldLabel>{label}</FieldLabel>}
      <Frame role="presentation" isDisabled={rest.isDisabled}>
        <Search aria-hidden="true" />
        <Box ref={controlRef} placeholder={placeholder} />
        <Clear>
          <X aria-hidden="true" />
        </Clear>
      </Frame>
      <FieldDescription>{description}</FieldDescription>
    </Base>
  );
}
