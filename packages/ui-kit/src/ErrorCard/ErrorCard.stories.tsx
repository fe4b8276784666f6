import { fn, userEvent } from 'storybook/test';
import type { StoryLanguage } from '../../../../.storybook/loadLanguage.ts';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { ErrorCard } from './ErrorCard.tsx';

const meta = preview.meta({
  component: ErrorCard,
  args: { title: 'An error occurred loading the menu, please try again.', onRetry: fn() },
  parameters: guide({
    whenToUse:
      'Replaces a part of the page that could not be loaded. The rest of the page keeps working. Use `ErrorPage` if the whole page could not be loaded, and `Banner` if the part is there but something is wrong with it.',
    anatomy:
      'The icon of an error, what could not be done, why and what to do next, and a button to try again. If the app gives references (`errorReference` of the `ThemeProvider`), the last line is one, for support.',
    keyboard: 'Tab to the button; Enter or Space.',
    accessibility: 'An alert, which is announced at once.',
  }),
});

export const WithRetry = meta.story({
  play: () => userEvent.tab(),
});
export const Retrying = meta.story({ args: { isPending: true } });
export const WithDescription = meta.story({
  args: {
    title: 'An error occurred loading the module, please refresh the page.',
    description: 'It did not answer within 10 seconds. What you typed elsewhere is kept.',
  },
});
export const WithReference = meta.story({
  args: { description: 'It did not answer within 30 seconds.' },
  render: (args, { loaded }) => (
    // The loader of the preview returns the language of the toolbar.
    <ThemeProvider {...(loaded['language'] as StoryLanguage)} isIsolated errorReference={() => '7K2M-9QXD'}>
      <ErrorCard {...args} />
    </ThemeProvider>
  ),
});
export const WithoutRetry = meta.story({
  render: () => <ErrorCard title="Sorry, something went wrong." />,
});
export const LongContent = meta.story({
  args: {
    title: 'The list of sites of the Northern corridor fiber and small-cell densification program could not be loaded',
    description: `The service answered 502 at https://services.example.com/${'northern-corridor/'.repeat(8)}sites.`,
  },
});
