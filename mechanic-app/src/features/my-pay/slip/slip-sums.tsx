import { formatDate, formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type PaySlip, payGroups, payPeriod } from '@pitlane/shared-data/pay-slips';
import { Button, Card, Cluster, DescriptionList } from '@pitlane/shared-ui/core';
import { Printer } from '@pitlane/shared-ui/icons';
import { PaySlipPdfButton, type PaySlipSheet } from '@pitlane/shared-ui/pay-slip';

interface SlipSumsProps {
  slip: PaySlip;
  /** What is printed. */
  sheet: PaySlipSheet;
}

/** The sum of each kind of line and the total, with what can be done with the slip. */
export function SlipSums({ slip, sheet }: SlipSumsProps) {
  const { closed_at, closed_by_name, lines, total } = slip;
  return (
    <Card isDense aria-label="Sums">
      <DescriptionList
        items={[
          { label: 'Period', value: payPeriod(slip) },
          { label: 'Approved', value: closed_at && `${formatDate(closed_at)} by ${closed_by_name}` },
          ...payGroups(lines).map(({ label, sum }) => ({ label, value: formatMoneyWithPaise(sum) })),
          { label: 'Total', value: <strong>{formatMoneyWithPaise(total)}</strong> },
        ]}
      />
      <Cluster>
        <Button icon={Printer} onPress={() => window.print()}>
          Print
        </Button>
        <PaySlipPdfButton sheet={sheet} />
      </Cluster>
    </Card>
  );
}
