import { addons } from 'storybook/manager-api';
import { brand } from './brand.ts';
import { isTestStory } from './testStories.ts';

addons.setConfig({
  theme: brand(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sidebar: { showRoots: true, filters: { tests: (item) => !isTestStory(item) } },
});
