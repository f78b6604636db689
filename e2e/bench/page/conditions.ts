import type { CDPSession } from '@playwright/test';

/** The simulated machine and network. */
export interface Conditions {
  /** How many times slower than this machine. */
  slowdown: number;
  /** Without one, the loopback interface is not throttled. */
  network?: { megabits: number; latency: number };
}

export const unthrottled: Conditions = { slowdown: 1 };
/** A cheap phone on a mobile network. */
export const slowPhone: Conditions = { slowdown: 4, network: { megabits: 9, latency: 170 } };

/** The conditions as text, for the title of a table. */
export const describeConditions = ({ slowdown, network }: Conditions) =>
  network
    ? `${slowdown}x CPU slowdown, ${network.megabits} Mbit/s, ${network.latency} ms added per request`
    : `${slowdown === 1 ? 'no' : `${slowdown}x`} CPU slowdown, no network throttling`;

/** Applies the conditions to a page. */
export async function throttle(devTools: CDPSession, { slowdown, network }: Conditions): Promise<void> {
  await devTools.send('Network.enable');
  if (network) {
    const throughput = (network.megabits * 1_000_000) / 8;
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  if (slowdown > 1) await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
