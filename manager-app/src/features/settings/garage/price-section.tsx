import { limits } from '@pitlane/shared-data/limits';
import { Grid, Section } from '@pitlane/shared-ui/core';
import { FormNumberField } from '@pitlane/shared-ui/forms';

/** What an hour costs, and what a manager may take off. */
export const PriceSection = () => (
  <Section title="Prices">
    <Grid>
      <FormNumberField
        name="labour_rate"
        label="Labour rate (₹ per hour)"
        description="For hours that have no price of their own. Leave empty for no rate"
        minValue={0}
        maxValue={limits.finalCost}
        hasSteppers={false}
        formatOptions={{ maximumFractionDigits: 2 }}
      />
      <FormNumberField
        name="discount_limit"
        label="Discount limit (%)"
        description="A manager needs the right to pay to take off more"
        isRequired
        minValue={0}
        maxValue={100}
        hasSteppers={false}
        formatOptions={{ maximumFractionDigits: 2 }}
      />
    </Grid>
  </Section>
);
