import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

// Vue leaves tags with this prefix to the browser.
const isCustomElement = (tag) => tag.startsWith('gantry-');

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
