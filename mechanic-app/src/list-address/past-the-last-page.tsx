import { Button } from '@pitlane/shared-ui/button';
import { EmptyState } from '@pitlane/shared-ui/empty-state';

/** A page number beyond the end: of an old link, or because the list has become shorter. */
export function PastTheLastPage({ onPageChange }: { onPageChange: (page: number) => void }) {
  return (
    <EmptyState
      title="This page of the list is empty"
      hint="The list has fewer pages than the address asks for."
      action={
        <Button size="large" onPress={() => onPageChange(1)}>
          Show the first page
        </Button>
      }
    />
  );
}
