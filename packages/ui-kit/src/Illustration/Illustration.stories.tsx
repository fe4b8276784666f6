import preview, { guide } from '../../../../.storybook/preview.tsx';
import { tokens } from '../tokens/index.ts';
import { Illustration } from './Illustration.tsx';
import { illustrationNames } from './illustrationNames.ts';

const meta = preview.meta({
  component: Illustration,
  args: { name: 'done' },
  parameters: guide({
    whenToUse: 'For what is empty and what went wrong; `EmptyState` and `ErrorPage` bring theirs. Not for decoration.',
    anatomy: 'A line drawing, 120 px wide or 180 for a whole page, one part of it in the signal colour.',
    dataAttributes: { 'data-size': 'The `size`.' },
    keyboard: 'None: it takes no focus.',
    accessibility: 'Passed over by screen readers, as the words beside a drawing say it all.',
  }),
});

export const All = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 24 }}>
      {illustrationNames.map((name) => (
        <figure key={name} style={{ margin: 0, textAlign: 'center' }}>
          <Illustration name={name} />
          <figcaption style={{ font: tokens.type.meta, color: tokens.color.textMuted }}>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
});
export const Large = meta.story({ args: { name: 'maintenance', size: 'large' } });
