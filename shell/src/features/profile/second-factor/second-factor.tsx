import { secondFactorQuery } from '@pitlane/shared-data/second-factor';
import { QueryView, Skeleton } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SetUpFactor } from '../../../credentials/confirmation/set-up-factor.tsx';
import { FactorOn } from './factor-on.tsx';

/** A manager's authenticator app: set up, switch off, new recovery codes. */
export function SecondFactor() {
  const query = useQuery(secondFactorQuery());
  const queryClient = useQueryClient();
  const showOn = async () => {
    notify.success('Your second factor is on');
    await queryClient.invalidateQueries({ queryKey: secondFactorQuery().queryKey });
  };
  return (
    <QueryView
      query={query}
      failure="Failed to load your second factor"
      pending={<Skeleton label="Loading your second factor..." lines={2} />}
    >
      {(factor) =>
        factor.switched_on_at ? (
          <FactorOn factor={factor} since={factor.switched_on_at} />
        ) : (
          <SetUpFactor doneLabel="Done" onDone={() => void showOn()} />
        )
      }
    </QueryView>
  );
}
