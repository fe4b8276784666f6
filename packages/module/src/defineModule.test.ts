import { expect, test, vi } from 'vitest';
import { contractVersion } from './contractVersion.ts';
import type { ModuleContext } from './context/ModuleContext.ts';
import { defineModule, type ModuleDefinition } from './defineModule.ts';

const reportError = vi.fn<ModuleContext['reportError']>();
// defineModule uses nothing else of the two.
const container = {} as HTMLElement;
const context = { reportError } as unknown as ModuleContext;

test('the module says which contract it was built for', () => {
  expect(defineModule({ mount: () => undefined }).contract).toBe(contractVersion);
});

test('mount gets the container and the context, and its unmount function is handed on', async () => {
  const unmount = vi.fn<() => void>();
  const mount = vi.fn<ModuleDefinition['mount']>(() => Promise.resolve(unmount));
  expect(await defineModule({ mount }).mount(container, context)).toBe(unmount);
  expect(mount).toHaveBeenCalledWith(container, context);
});

test('a definition without mount is refused', () => {
  expect(() => defineModule({} as unknown as ModuleDefinition)).toThrow(/function mount/);
});

test('a misspelt key is refused by name', () => {
  const definition: ModuleDefinition & { unmount: () => void } = { mount: () => undefined, unmount: () => undefined };
  expect(() => defineModule(definition)).toThrow(/nothing of unmount/);
});

test.each([
  ['a mount that rejects', () => Promise.reject(new Error('no crews')), /no crews/],
  [
    'a mount that throws',
    () => {
      throw new Error('no crews');
    },
    /no crews/,
  ],
  ['a mount that returns something else', () => ({ unmount: () => undefined }), /something other than a function/],
])('%s is reported through the context', async (_, mount, message) => {
  reportError.mockClear();
  // The third row breaks the contract on purpose.
  const module = defineModule({ mount: mount as ModuleDefinition['mount'] });
  await expect(module.mount(container, context)).rejects.toThrow(message);
  expect(reportError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringMatching(message) as string }),
  );
});
