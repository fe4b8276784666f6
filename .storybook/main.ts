import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: [
    { directory: '../packages/ui-kit/src', titlePrefix: 'UI kit', files: '**/*.stories.tsx' },
    { directory: '../packages/notification-center/src', titlePrefix: 'Notification center', files: '**/*.stories.tsx' },
    { directory: '../packages/portal-shell/src', titlePrefix: 'Portal', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Away from the workshop's own scripts: what scripts beside its entry do is laid to a sub-application.
  staticDirs: [{ from: '../packages/portal-shell/src/hosting/fixtures', to: '/sub-applications' }],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    // The root tsconfig holds references only, with which the props of every component would be lost.
    reactDocgenTypescriptOptions: {
      tsconfigPath: './tsconfig.docgen.json',
      // It adds a property to what it takes for a component, and would to the data of stories.
      exclude: ['**/*.stories.tsx', '**/*.testing.tsx'],
      // Their values instead of the name of their type.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => prop.declarations?.some(({ fileName }) => fileName.includes('/packages/')) ?? false,
    },
  },
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, conditions: ['@gantry/source', 'module', 'browser', 'development|production'] },
  }),
};

export default config;
