import { formatMoney } from '@pitlane/shared-data/formats';
import { Button } from '@pitlane/shared-ui/button';
import { Calculator } from '@pitlane/shared-ui/icons';
import { TextField } from '@pitlane/shared-ui/text-field';
import { media, space, token } from '@pitlane/shared-ui/theme';
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
      /* Beside the box, below the height of its label. */
      margin-block-start: calc(${token('text-sm')} * ${token('leading-body')} + ${space(1.5)});
    }
  }
`;

interface FinalCostProps {
  /** Rupees, as is the other. */
  estimatedCost: number;
  partsTotal: number;
  /** As typed; empty leaves the cost to the server, which charges the estimate. */
  value: string;
  errorMessage: string | undefined;
  fieldRef: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  onAutoCalculate: () => void;
}

/** What the customer is charged; 'Auto Calculate' is the estimate plus the parts. */
export function FinalCost({
  estimatedCost,
  partsTotal,
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
            ? `Left empty, the estimate of ${formatMoney(estimatedCost)} is charged.`
            : `In rupees. Estimate ${formatMoney(estimatedCost)}, parts ${formatMoney(partsTotal)}`
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
