import { userEvent } from 'storybook/test';
import preview, { boxed, guide } from '../../../../.storybook/preview.tsx';
import { DescriptionText } from './DescriptionText.tsx';

const meta = preview.meta({
  component: DescriptionText,
  args: {
    text: 'Exported the schedule of every site of the northern programs, with the jobs that were added, moved or closed since Friday, and the crews that were assigned to them.',
    limit: 100,
  },
  parameters: guide({
    whenToUse:
      'A text that is cut at its limit, for rows of a list. Use it if a text may be long and is not the point of the row. Otherwise show it whole.',
    anatomy:
      'The text up to the last word that fits, an ellipsis, and "more", which shows the whole text and becomes "less".',
    keyboard: 'Tab reaches "more"; Enter or Space shows the whole text, and then cuts it again.',
    accessibility: 'The button says whether the text is open (`aria-expanded`).',
  }),
});

export const Cut = meta.story({
  play: () => userEvent.tab(),
});
export const Fits = meta.story({ args: { text: 'Twelve jobs were imported.' } });
export const TwoLines = meta.story({
  args: { limit: 1000, lines: 2 },
  decorators: [boxed({ inlineSize: 280 })],
});
export const OneLongWord = meta.story({
  args: { text: `https://storage.example.com/exports/${'northern-corridor-'.repeat(12)}.xlsx` },
  decorators: [boxed({ inlineSize: 280 })],
});
export const OpenFromTheStart = meta.story({ args: { defaultExpanded: true } });
