import { customer, fakeBackend, manager, mechanic } from '@pitlane/shared-data/testing';
import { cleanup } from '@testing-library/react';
import { useRef } from 'react';
import { renderScreen } from '../testing/render-screen.tsx';
import { useLastVisit } from './use-last-visit.ts';

function Screen({ secret }: { secret?: string }) {
  const main = useRef<HTMLElement>(null);
  useLastVisit(main);
  return (
    <main ref={main}>
      <h1>My Vehicles</h1>
      {secret && <p data-secret="">{secret}</p>}
    </main>
  );
}

const kept = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
    key.startsWith('pitlane-page:'),
  );

/** Opens a screen and leaves it for another document. */
function visit(as: typeof customer | typeof manager | typeof mechanic, secret?: string) {
  cleanup();
  renderScreen(<Screen {...(secret && { secret })} />, {
    backend: fakeBackend({}),
    as,
    path: '/my-vehicles',
  });
  dispatchEvent(new Event('pagehide'));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("Only a customer's page is kept", () => {
  visit(customer);
  expect(kept()).toEqual([expect.stringContaining(customer.id)]);
});

test.each([manager, mechanic])(
  'What staff see is not kept, and what an earlier release kept goes',
  (staff) => {
    const page = JSON.stringify({ keptAt: Date.now(), files: '', css: '', html: '<h1>Customers</h1>' });
    localStorage.setItem(`pitlane-page:${staff.id}:/customer-management`, page);
    visit(staff);
    expect(kept()).toEqual([]);
  },
);

test('A page that shows a secret is not kept', () => {
  visit(customer, 'https://portal.example/book/abc');
  expect(kept()).toEqual([]);
});
