import { accessFaults } from './areas/access.ts';
import { bookingFaults } from './areas/booking.ts';
import { federationFaults } from './areas/federation.ts';
import { formsFaults } from './areas/forms.ts';
import { importFaults } from './areas/import.ts';
import { messagesFaults } from './areas/messages.ts';
import { moneyFaults } from './areas/money.ts';
import { payFaults } from './areas/pay.ts';
import { screensFaults } from './areas/screens.ts';
import { serviceWorkerFaults } from './areas/service-worker.ts';
import { sessionFaults } from './areas/session.ts';
import { stockFaults } from './areas/stock.ts';
import type { Fault } from './fault.ts';

/**
 * Faults that were written down without knowing the tests: planted one by one, they tell how many the tests find. None is
 * changed for a test that misses it; only `from` and `to` follow the code. Their numbers are their places, from 1.
 */
export const faults: readonly Fault[] = [
  ...accessFaults,
  ...moneyFaults,
  ...stockFaults,
  ...payFaults,
  ...bookingFaults,
  ...messagesFaults,
  ...importFaults,
  ...federationFaults,
  ...sessionFaults,
  ...formsFaults,
  ...screensFaults,
  ...serviceWorkerFaults,
];
