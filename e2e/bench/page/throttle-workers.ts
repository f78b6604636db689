import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Conditions } from './conditions.ts';

/** The argument that lets `throttleWorkers` reach the browser. */
export const debuggingArgument = '--remote-debugging-port=0';

interface Attached {
  method?: string;
  params?: { sessionId?: string };
}

/**
 * Applies the network conditions to service workers from their start: the conditions of a page do not apply to what its
 * worker requests for it. Uses a connection of its own, because Playwright's cannot hold a starting worker.
 * @param profile the folder of the browser's profile; the connection ends with the browser.
 */
export async function throttleWorkers(profile: string, { network }: Conditions): Promise<void> {
  if (!network) return;
  const throughput = (network.megabits * 1_000_000) / 8;
  const [port, address] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').trim().split('\n');
  const socket = new WebSocket(`ws://127.0.0.1:${port}${address}`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let id = 0;
  const send = (method: string, params: object, sessionId?: string) => {
    id += 1;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
  };
  socket.onmessage = ({ data }) => {
    const { method, params }: Attached = JSON.parse(String(data));
    if (method !== 'Target.attachedToTarget') return;
    send('Network.enable', {}, params?.sessionId);
    send(
      'Network.emulateNetworkConditions',
      {
        offline: false,
        latency: network.latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      },
      params?.sessionId,
    );
    send('Runtime.runIfWaitingForDebugger', {}, params?.sessionId);
  };
  send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'service_worker' }],
  });
}
