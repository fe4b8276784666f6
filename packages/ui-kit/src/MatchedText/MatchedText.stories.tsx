import preview, { guide } from '../../../../.storybook/preview.tsx';
import { createTextMatch } from './createTextMatch.ts';
import { MatchedText } from './MatchedText.tsx';

const meta = preview.meta({
  component: MatchedText,
  args: { children: 'Harbor Fiber Rollout', match: createTextMatch('roll harb') },
  parameters: guide({
    whenToUse: 'For the names in a list that a field filters, so that a person sees why each one is there.',
    anatomy:
      'The text, with a line under each part that was typed. `createTextMatch` reads what was typed and tells which texts match; give the same one to both. The width of the text never changes.',
    keyboard: 'None: it takes no focus.',
    accessibility: 'Each part is a `<mark>`. Screen readers read the text as one.',
  }),
});

export const Words = meta.story();
export const OtherSpelling = meta.story({
  args: { children: 'Município de São Paulo', match: createTextMatch('sao municipio') },
});
export const Arabic = meta.story({ args: { children: 'أعمال الموقع', match: createTextMatch('اعمال') } });
export const NothingTyped = meta.story({ args: { match: createTextMatch('') } });
