import type { CDPSession } from 'playwright';

/** The device and the network of a visit. */
export interface Profile {
  readonly viewport: { readonly width: number; readonly height: number };
  /** How many times slower the processor is. */
  readonly slowdown: number;
  /** Null for that of the machine itself. */
  readonly network: { readonly latency: number; readonly bytesPerSecond: number } | null;
}

/** A phone with a slow processor and network. */
export const phone: Profile = {
  viewport: { width: 390, height: 844 },
  slowdown: 4,
  network: { latency: 150, bytesPerSecond: 200_000 },
};

/** The same with a slower processor. */
export const slowPhone: Profile = { ...phone, slowdown: 6 };

/** The machine as it is. */
export const laptop: Profile = { viewport: { width: 1366, height: 768 }, slowdown: 1, network: null };

/** Makes a page as slow as a device and its network. */
export async function emulate(session: CDPSession, { slowdown, network }: Profile): Promise<void> {
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network?.latency ?? 0,
    downloadThroughput: network?.bytesPerSecond ?? -1,
    uploadThroughput: network === null ? -1 : network.bytesPerSecond / 2,
  });
}
