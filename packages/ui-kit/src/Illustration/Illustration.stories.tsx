import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../tokens/index.ts';
import { Illustration, illustrationNames } from './Illustration.tsx';

const meta = preview.meta({
  component: Illustration,
  args: { name: 'done' },
  parameters: {
    docs: {
      description: {
        component: `Small line drawings for what is empty and what went wrong; see \`EmptyState\` and \`ErrorPage\`, which bring theirs. One part of each is in the signal colour.

**Accessibility**: hidden from screen readers, as the words beside a drawing say it all.`,
      },
    },
  },
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
