import { isolated } from '@gantry/ui-kit/languages';
import type { ExtensionMessages } from '../en/extensions.ts';

export const extensionsMessages: ExtensionMessages = {
  extensions: {
    loading: (name) => `جارٍ تحميل ${isolated(name)}`,
    failed: (name) => `تعذّر تحميل ${isolated(name)}.`,
  },
};
