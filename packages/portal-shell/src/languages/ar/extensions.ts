import { isolated } from '@gantry/ui-kit/languages';
import type { ShellMessages } from '../en/index.ts';

export const extensionsMessages: Pick<ShellMessages, 'extensions'> = {
  extensions: {
    loading: (name) => `جارٍ تحميل ${isolated(name)}`,
    failed: (name) => `تعذّر تحميل ${isolated(name)}.`,
  },
};
