import type { EstimateState } from '@pitlane/shared-data/estimates';
import { EmptyState } from '@pitlane/shared-ui/core';
import { ReceiptIndianRupee, SearchX } from '@pitlane/shared-ui/icons';

const texts: Record<EstimateState, { title: string; hint: string }> = {
  to_price: {
    title: 'Nothing to price or send',
    hint: 'What mechanics propose for a job appears here.',
  },
  waiting: {
    title: 'No estimate is waiting for a customer',
    hint: 'An estimate appears here once it is sent.',
  },
  answered: { title: 'No answers yet', hint: 'What customers approve or decline appears here.' },
};

export function NoEstimates({ state, isSearched }: { state: EstimateState; isSearched: boolean }) {
  return isSearched ? (
    <EmptyState icon={SearchX} title="No estimates found" hint="Try another search or another state." />
  ) : (
    <EmptyState icon={ReceiptIndianRupee} {...texts[state]} />
  );
}
