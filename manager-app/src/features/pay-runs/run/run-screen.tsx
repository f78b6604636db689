import { parseId } from '@pitlane/shared-data/paths';
import { payRunQuery } from '@pitlane/shared-data/pay-runs';
import { payPeriod } from '@pitlane/shared-data/pay-slips';
import { holdsRight, useSession } from '@pitlane/shared-data/session';
import {
  A4Page,
  media,
  NotFound,
  Page,
  PageHeader,
  QueryView,
  SkeletonCard,
  Stack,
} from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../../paths.ts';
import { QuestionList } from './question-list.tsx';
import { RunActions } from './run-actions.tsx';
import { RunFacts } from './run-facts.tsx';
import { SlipList } from './slip-list.tsx';

const back = { href: paths.payRuns, label: 'Pay Runs' };

/** On paper there is nothing to press, and a question stays with its answer. */
const OnPaper = styled.div`
  display: contents;

  @media ${media.print} {
    button {
      display: none;
    }

    article {
      break-inside: avoid;
    }
  }
`;

const notFound = <NotFound title="Pay run not found" hint="Check the number." back={back} />;

/** One pay run: what each mechanic gets and why, until it is approved and changes no more. */
export function Component() {
  const payRunId = parseId(useParams().payRunId);
  const mayPay = holdsRight(useSession().account, 'pay');
  const query = useQuery({ ...payRunQuery(payRunId ?? 0), enabled: payRunId !== null });
  const run = query.data;
  return (
    <Page>
      <A4Page />
      <OnPaper>
        <PageHeader
          title={run ? `Pay ${payPeriod(run)}` : 'Pay Run'}
          subject={run && payPeriod(run)}
          back={back}
          actions={run && <RunActions run={run} mayPay={mayPay} />}
        />
        {payRunId === null ? (
          notFound
        ) : (
          <QueryView
            query={query}
            failure="Failed to load the pay run"
            pending={<SkeletonCard label="Loading the pay run..." count={3} />}
            notFound={notFound}
          >
            {(loaded) => (
              <Stack gap={6}>
                <RunFacts run={loaded} />
                <SlipList run={loaded} mayPay={mayPay} />
                {loaded.questions.length > 0 && <QuestionList run={loaded} mayPay={mayPay} />}
              </Stack>
            )}
          </QueryView>
        )}
      </OnPaper>
    </Page>
  );
}
