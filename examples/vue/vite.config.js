import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

// Vue leaves tags with this prefix to the browser.
const isCustomElement = (tag) => tag.startsWith('gantry-');

// The elements contain React.
const build = { chunkSizeWarningLimit: 700 };

export default defineConfig({ build, plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
