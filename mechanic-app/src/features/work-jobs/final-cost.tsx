import { formatMoney } from '@pitlane/shared-data/formats';
import { Button } from '@pitlane/shared-ui/button';
import { Calculator } from '@pitlane/shared-ui/icons';
import { NumberField } from '@pitlane/shared-ui/number-field';
import { space } from '@pitlane/shared-ui/theme';
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
  }
`;

const rupees: Intl.NumberFormatOptions = { style: 'currency', currency: 'INR' };

interface FinalCostProps {
  /** Rupees, as are the others. */
  estimatedCost: number;
  partsTotal: number;
  /** null leaves the cost to the server, which charges the estimate. */
  value: number | null;
  onChange: (value: number | null) => void;
  onAutoCalculate: () => void;
}

/** What the customer is charged; 'Auto Calculate' is the estimate plus the parts. */
export function FinalCost({ estimatedCost, partsTotal, value, onChange, onAutoCalculate }: FinalCostProps) {
  return (
    <Line>
      <NumberField
        label="Final Cost"
        description={
          value === null
            ? `Left empty, the estimate of ${formatMoney(estimatedCost)} is charged.`
            : `Estimate ${formatMoney(estimatedCost)}, parts ${formatMoney(partsTotal)}`
        }
        hasSteppers={false}
        minValue={0}
        formatOptions={rupees}
        value={value}
        onChange={onChange}
      />
      <Button size="large" icon={Calculator} onPress={onAutoCalculate}>
        Auto Calculate
      </Button>
    </Line>
  );
}
