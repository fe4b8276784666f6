import type { StorybookConfig } from '@storybook/react-vite';
import { workshopIndex } from './workshopIndex.ts';
import { writeTokens } from '../packages/ui-kit/scripts/generate-tokens.mjs';
import { writeLanguages } from '../scripts/languages/compiledLanguages.ts';

writeLanguages();
writeTokens();

const config: StorybookConfig = {
  stories: [
    './pages/*.mdx',
    { directory: '../packages/ui-kit/src', titlePrefix: 'UI kit', files: '**/*.stories.tsx' },
    { directory: '../packages/notification-center/src', titlePrefix: 'Notification center', files: '**/*.stories.tsx' },
    { directory: '../packages/portal-shell/src', titlePrefix: 'Portal', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The sub-applications need a folder of their own: the portal attributes scripts beside their entry to them.
  staticDirs: [
    { from: '../packages/module-host/src/fixtures', to: '/sub-applications' },
    { from: './brand', to: '/brand' },
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  // `--test` leaves out the tables of properties, which take a third of the build, and no page.
  build: { test: { disableBlocks: false, disabledAddons: [], disableMDXEntries: false, disableAutoDocs: false } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    // The root tsconfig contains only references, and Storybook would find no component props through it.
    reactDocgenTypescriptOptions: {
      tsconfigPath: './tsconfig.docgen.json',
      // The plugin adds a property to everything it takes for a component, and the data of stories would get one too.
      exclude: ['**/*.stories.tsx', '**/*.examples.tsx', '**/*.testing.tsx'],
      // The table lists the values of a union instead of its type name.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => prop.declarations?.some(({ fileName }) => fileName.includes('/packages/')) ?? false,
    },
  },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), workshopIndex()],
    resolve: { ...config.resolve, conditions: ['@gantry/source', 'module', 'browser', 'development|production'] },
  }),
};

export default config;
