import { garageContactQuery, garageLogoQuery } from '@pitlane/shared-data/garage';
import { parseId } from '@pitlane/shared-data/paths';
import {
  type PaySlip,
  payGroups,
  payPeriod,
  paySlipQuery,
  paySlipSheet,
} from '@pitlane/shared-data/pay-slips';
import {
  media,
  NotFound,
  PageHeader,
  QueryView,
  ScreenOnly,
  SkeletonCard,
  space,
  token,
} from '@pitlane/shared-ui/core';
import { PaySlipPaper } from '@pitlane/shared-ui/pay-slip';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../../paths.ts';
import { WorkshopPage } from '../../../workshop-page/workshop-page.tsx';
import { LineGroup } from './line-group.tsx';
import { SlipSums } from './slip-sums.tsx';

/** Amounts stay near what they are for. */
const Slip = styled.div`
  display: grid;
  gap: ${space(6)};
  max-inline-size: calc(1.25 * ${token('text-width')});
`;

/** The screen has the same lines to open. */
const Printed = styled.div`
  display: none;

  @media ${media.print} {
    display: block;
  }
`;

const back = { href: paths.myPay, label: 'My Pay' };

const pending = <SkeletonCard label="Loading the payslip..." count={3} />;
const notFound = (
  <NotFound title="Payslip not found" hint="It may belong to someone else." back={back} size="large" />
);

/** One of the mechanic's own payslips: every line opens down to its job, time and rule, and can be asked about. */
export function Component() {
  const payRunId = parseId(useParams().payRunId);
  const query = useQuery({ ...paySlipQuery({ payRunId: payRunId ?? 0 }), enabled: payRunId !== null });
  const garage = useQuery(garageContactQuery());
  const logo = useQuery(garageLogoQuery());
  const subject = query.data && `Payslip, ${payPeriod(query.data)}`;
  const show = (slip: PaySlip) => {
    // What is printed and downloaded has the garage's name.
    if (garage.isPending || logo.isPending) return pending;
    const sheet = paySlipSheet(slip, { garage: garage.data, logo: logo.data ?? null });
    return (
      <>
        <ScreenOnly>
          <Slip>
            <SlipSums slip={slip} sheet={sheet} />
            {payGroups(slip.lines).map((group) => (
              <LineGroup key={group.kind} group={group} />
            ))}
          </Slip>
        </ScreenOnly>
        <Printed>
          <PaySlipPaper sheet={sheet} />
        </Printed>
      </>
    );
  };
  return (
    <WorkshopPage>
      <ScreenOnly>
        <PageHeader title="Payslip" subject={subject} back={back} />
      </ScreenOnly>
      {payRunId === null ? (
        notFound
      ) : (
        <QueryView query={query} failure="Failed to load the payslip" pending={pending} notFound={notFound}>
          {show}
        </QueryView>
      )}
    </WorkshopPage>
  );
}
