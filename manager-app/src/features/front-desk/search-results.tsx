import { deskSearchQuery } from '@pitlane/shared-data/front-desk';
import { Button, EmptyState, QueryView, Section, SkeletonCard, Stack } from '@pitlane/shared-ui/core';
import { SearchX } from '@pitlane/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { OnDeskAction } from './desk-action.ts';
import { FoundCustomer } from './found-customer.tsx';

/** The people whose phone number, name, email or plate contains the text. */
export function SearchResults({ search, onAction }: { search: string } & OnDeskAction) {
  const query = useQuery(deskSearchQuery(search));
  return (
    <Section
      title="Found"
      description={
        query.data?.has_more ? 'More people match. Type more of the number, name or plate.' : undefined
      }
    >
      <QueryView
        query={query}
        failure="Failed to search"
        pending={<SkeletonCard label="Searching..." count={1} />}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState
              icon={SearchX}
              title="No customer found"
              hint={`No phone number, name or plate contains “${search}”.`}
              action={<Button onPress={() => onAction({ kind: 'visit', typed: search })}>New visit</Button>}
            />
          ) : (
            <Stack gap={2}>
              {rows.map((customer) => (
                <FoundCustomer key={customer.customer_id} customer={customer} onAction={onAction} />
              ))}
            </Stack>
          )
        }
      </QueryView>
    </Section>
  );
}
