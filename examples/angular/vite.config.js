import { transformAsync } from '@babel/core';
import { defineConfig } from 'vite';

// `ng build` does this by itself: it links the packages of Angular, so that no compiler runs in the browser.
const linker = {
  name: 'angular-linker',
  transform: (code, id) =>
    code.includes('ɵɵngDeclare')
      ? transformAsync(code, { filename: id, plugins: ['@angular/compiler-cli/linker/babel'], compact: false })
      : null,
};

// Angular and the elements are one file here.
const build = { chunkSizeWarningLimit: 700 };

export default defineConfig({ build, plugins: [linker] });
