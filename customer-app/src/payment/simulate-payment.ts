/** Milliseconds. */
const duration = 2000;

/**
 * Waits as long as a payment would take; sends nothing.
 * @throws when the browser is offline, as a real payment would.
 */
export async function simulatePayment(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, duration));
  if (!navigator.onLine) throw new Error('The browser is offline');
}
