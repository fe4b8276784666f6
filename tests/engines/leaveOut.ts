import { beforeEach, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly leftOut: Readonly<Record<string, string>>;
  }
}

// The table in `vitest.config.ts` says which tests an engine does not run, and why.
beforeEach(({ task, skip }) => {
  const reason = inject('leftOut')[task.name];
  if (reason !== undefined) skip(reason);
});
