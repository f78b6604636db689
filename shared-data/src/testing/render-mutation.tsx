import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Account } from '../foundation/session/account.ts';
import { createQueryClient } from '../foundation/session/session.ts';
import type { FakeResponse } from './fake-backend.ts';
import { startSignedIn } from './fake-session.ts';
import { testPortal } from './test-portal.ts';

const domains = [
  'accounts',
  'car-types',
  'customers',
  'mechanics',
  'overview',
  'parts',
  'requests',
  'salary',
  'services',
  'vehicles',
] as const;

/** Renders a mutation hook; `staleDomains` are the domains whose queries it invalidated. */
export function renderMutation<Mutation>(
  useIt: () => Mutation,
  account: Account | null,
  responses: Record<string, FakeResponse>,
) {
  const backend = startSignedIn(account, responses);
  const queryClient = createQueryClient(testPortal);
  for (const domain of domains) queryClient.setQueryData([domain, 'list'], []);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useIt, { wrapper });
  const staleDomains = () =>
    domains.filter((domain) => queryClient.getQueryState([domain, 'list'])?.isInvalidated);
  return { backend, queryClient, result, staleDomains };
}
