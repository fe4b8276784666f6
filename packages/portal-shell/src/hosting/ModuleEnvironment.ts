import type { ModuleContext } from './ModuleContext.ts';

/** What the shell brings for a module's context; the host makes the rest: container, signal, listeners and ends. */
export interface ModuleEnvironment extends Pick<
  ModuleContext,
  | 'module'
  | 'program'
  | 'user'
  | 'appearance'
  | 'route'
  | 'inputs'
  | 'services'
  | 'getAccessToken'
  | 'navigate'
  | 'toast'
  | 'openNotificationPanel'
> {}
