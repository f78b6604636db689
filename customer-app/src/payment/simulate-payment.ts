/** Milliseconds (spec section 9). */
const duration = 2000;

/**
 * Waits as long as a payment would take; sends nothing (spec section 7).
 * @throws when the browser is offline, as a real payment would.
 */
export async function simulatePayment(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, duration));
  if (!navigator.onLine) throw new Error('The browser is offline');
}
