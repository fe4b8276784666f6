import preview, { guide } from '../../../../.storybook/preview.tsx';
import { tokens } from '../tokens/index.ts';
import { ToneIcon, type Tone } from './ToneIcon.tsx';

const tones: readonly Tone[] = ['neutral', 'information', 'success', 'warning', 'danger'];

const meta = preview.meta({
  component: ToneIcon,
  args: { tone: 'information' },
  parameters: guide({
    whenToUse:
      'Beside words that mean success, a warning, an error or a piece of information. For other pictures use `Icon`.',
    anatomy: 'The icon of the tone in its colour; `icon` puts another in its place, in the same colour.',
    dataAttributes: { 'data-tone': 'The `tone`.' },
    keyboard: 'None: it takes no focus.',
    accessibility:
      'The tone is also a word ("Error:"), never a colour alone. Set `isDecorative` if the words beside it say it already.',
  }),
});

export const All = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none', font: tokens.type.body }}>
      {tones.map((tone) => (
        <li key={tone} style={{ display: 'flex', alignItems: 'center', gap: 8, color: tokens.color.text }}>
          <ToneIcon tone={tone} isDecorative /> {tone}
        </li>
      ))}
    </ul>
  ),
});
export const SaysItsTone = meta.story({
  args: { tone: 'danger' },
});
