import { formatMoney } from '@pitlane/shared-data/formats';
import { addedPartsTotal, type SelectedPart } from '@pitlane/shared-data/parts';
import { Button, media, space, TextField, token } from '@pitlane/shared-ui/core';
import { Calculator } from '@pitlane/shared-ui/icons';
import type { Ref } from 'react';
import { styled } from 'styled-components';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(3)};

  & > :first-child {
    flex: 1 1 12rem;
  }

  & > button {
    flex: 1 0 auto;

    @media ${media.medium} {
      /* Aligns with the input, below its label. */
      margin-block-start: calc(${token('text-sm')} * ${token('leading-body')} + ${space(1.5)});
    }
  }
`;

interface FinalCostProps {
  /** In rupees. */
  estimatedCost: number;
  parts: readonly SelectedPart[];
  /** As typed; blank charges the estimate. */
  value: string;
  errorMessage: string | undefined;
  fieldRef: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  onAutoCalculate: () => void;
}

/** 'Auto Calculate' sets the estimate plus the parts that it does not hold already. */
export function FinalCost({
  estimatedCost,
  parts,
  value,
  errorMessage,
  fieldRef,
  onChange,
  onAutoCalculate,
}: FinalCostProps) {
  return (
    <Line>
      <TextField
        label="Final Cost"
        description={
          value.trim() === ''
            ? `Leave blank to charge the estimate of ${formatMoney(estimatedCost)}.`
            : `In rupees. Estimate ${formatMoney(estimatedCost)}, added parts ${formatMoney(addedPartsTotal(parts))}`
        }
        inputMode="decimal"
        autoComplete="off"
        controlRef={fieldRef}
        errorMessage={errorMessage}
        value={value}
        onChange={onChange}
      />
      <Button size="large" icon={Calculator} onPress={onAutoCalculate}>
        Auto Calculate
      </Button>
    </Line>
  );
}
