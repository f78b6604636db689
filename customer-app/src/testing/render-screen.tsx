import { customer, type FakeBackend, fakeBackend, renderScreen } from '@pitlane/shared-data/testing';
import type { ReactElement } from 'react';

interface Opening {
  /** What the backend answers, by path. */
  answers?: FakeBackend['answers'];
  /** Who is signed in; the customer unless told, nobody with null. */
  as?: typeof customer | null;
  path: string;
  url?: string;
}

/** Shows a screen of the portal to the customer. */
export const openScreen = (
  screen: ReactElement,
  { answers = {}, as = customer, path, url = path }: Opening,
) => renderScreen(screen, { backend: fakeBackend(answers), as, path, url });

/** What was sent to this path, oldest first: `rpc/list_requests`, or `POST vehicles` where the method matters. */
export const sentTo = ({ requests }: FakeBackend, key: string) =>
  requests.filter(({ method, path }) => key === path || key === `${method} ${path}`);

/** What a screen asked for by itself; the session's own question is not among it. */
export const dataRequests = ({ requests }: FakeBackend) =>
  requests.filter(({ path }) => path !== 'rpc/current_account');
