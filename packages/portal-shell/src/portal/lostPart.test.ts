import { createDeployment, watchDeployment } from '@gantry/platform-client/deployment/deployment';
import { createSafeStorage } from '@gantry/platform-client/storage/browserStorage';
import { memoryStorage } from '@gantry/platform-client/storage/memoryStorage.testing';
import { lazyPart } from '@gantry/ui-kit';
import { expect, test, vi } from 'vitest';

test('a part that is loaded by a control that the pointer is over is not recovered, until somebody needs it', async () => {
  const reload = vi.fn<() => void>();
  const deployment = createDeployment({
    build: 'old',
    storage: createSafeStorage(
      () => memoryStorage(),
      () => undefined,
    ),
    fetch: async () => Response.json({ build: 'new' }),
    reload,
  });
  const page = Object.assign(new EventTarget(), { document: new EventTarget() });
  watchDeployment(deployment, page as unknown as Window); // The two parts of a page that are watched.
  /** Fails as Vite does: the page receives the failure before the code that loads the part. */
  const load = async (): Promise<never> => {
    await Promise.resolve();
    const payload = new TypeError('Failed to fetch this part');
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  };
  lazyPart(load).preload();
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(deployment.get().lostPart).toBeNull();
  await expect(load()).rejects.toThrow('Failed to fetch');
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
});
