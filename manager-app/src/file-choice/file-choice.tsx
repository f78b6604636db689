import { space, token } from '@pitlane/shared-ui/core';
import { type Ref, useId } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: ${space(1.5)};

  label {
    font-size: ${token('text-sm')};
    font-weight: ${token('weight-medium')};
  }

  input {
    min-inline-size: 0;
    max-inline-size: 100%;
    min-block-size: ${token('target')};
    padding: ${space(2)};
    border: ${token('hairline')} dashed ${token('line-control')};
    border-radius: ${token('radius')};
    background: ${token('surface')};
    color: ${token('text')};
  }

  input::file-selector-button {
    min-block-size: calc(${token('target')} - ${space(4)});
    margin-inline-end: ${space(3)};
    padding: ${space(1)} ${space(3)};
    border: ${token('hairline')} solid ${token('line-control')};
    border-radius: ${token('radius')};
    background: ${token('surface-raised')};
    color: ${token('text')};
    font: inherit;
    cursor: pointer;
  }

  p {
    font-size: ${token('text-xs')};
    color: ${token('text-muted')};
  }
`;

interface FileChoiceProps {
  label: string;
  description: string;
  isDisabled: boolean;
  onChoose: (file: File | undefined) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The choice of a CSV file. */
export function FileChoice({ label, description, isDisabled, onChoose, ref }: FileChoiceProps) {
  const id = useId();
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={ref}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        aria-describedby={`${id}-hint`}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
      <p id={`${id}-hint`}>{description}</p>
    </Box>
  );
}
