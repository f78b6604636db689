import type { Browser as Chrome } from '@playwright/test';
import type { Conditions } from './conditions.ts';

/**
 * Applies the network conditions to service workers from their start: the conditions of a page do not apply to what its
 * worker requests for it.
 */
export async function throttleWorkers(chrome: Chrome, { network }: Conditions): Promise<void> {
  if (!network) return;
  const devTools = await chrome.newBrowserCDPSession();
  const throughput = (network.megabits * 1_000_000) / 8;
  const messages = [
    { method: 'Network.enable', params: {} },
    {
      method: 'Network.emulateNetworkConditions',
      params: {
        offline: false,
        latency: network.latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      },
    },
    { method: 'Runtime.runIfWaitingForDebugger', params: {} },
  ];
  devTools.on('Target.attachedToTarget', ({ sessionId }) => {
    for (const [id, message] of messages.entries()) {
      // The worker may have ended meanwhile.
      devTools
        .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, ...message }) })
        .catch(() => undefined);
    }
  });
  await devTools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
    filter: [{ type: 'service_worker' }],
  });
}
