import type { Plugin } from 'vite';
import { languageFiles, writeLanguages } from '../../../scripts/languages/compiledLanguages.ts';

/** Compiles the messages when one of their JSON files changes, so that a page in development shows its new text. Vite watches the portal's own folder alone. */
export const languages = (): Plugin => ({
  name: 'gantry-languages',
  configureServer: ({ config, watcher }) => {
    const files = languageFiles();
    watcher.add([...files]);
    watcher.on('change', (file) => {
      if (!files.includes(file)) return;
      try {
        writeLanguages();
      } catch (error) {
        // It is being written. The server goes on with the texts before.
        config.logger.error(error instanceof Error ? error.message : String(error));
      }
    });
  },
});
