/** Milliseconds that a real payment might take (spec section 9). */
const duration = 2000;

/**
 * Plays the time that a payment takes. Nothing is sent and no money moves (spec section 7).
 * @throws when the browser is offline, where a real payment could not go through either.
 */
export async function simulatePayment(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, duration));
  if (!navigator.onLine) throw new Error('The browser is offline');
}
