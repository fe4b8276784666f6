import { guide } from '../../../../.storybook/preview.tsx';

/** The guide of a component that opens over the page. In the docs each of its stories has a frame of its own. */
export const framedGuide = (height: string, texts: Parameters<typeof guide>[0]) => ({
  docs: { ...guide(texts).docs, story: { inline: false, height } },
});

/** The same for a component that needs the whole window. */
export const windowGuide = (height: string, texts: Parameters<typeof guide>[0]) => ({
  layout: 'fullscreen' as const,
  ...framedGuide(height, texts),
});
