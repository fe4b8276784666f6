import preview from '../../../../.storybook/preview.tsx';
import type { Theme } from '../theme/appearance.ts';
import { colorValues, type ColorName } from './colorValues.testing.ts';
import { contrastRatio } from './contrast.testing.ts';
import { contrastPairs } from './contrastPairs.testing.ts';
import { Page, Pair, Pairs, Square } from './FoundationsStyles.testing.ts';
import { tokens } from './index.ts';

const meta = preview.meta({ title: 'Foundations/Tokens', tags: ['!autodocs'] });

type Mode = keyof (typeof colorValues)['text'];

function modeOf(theme: Theme, contrast: string): Mode {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const resolved = theme === 'system' ? (isDark ? 'dark' : 'light') : theme;
  return contrast === 'more' ? `${resolved}MoreContrast` : resolved;
}

interface PairsProps {
  readonly mode: Mode;
  readonly minimum: 4.5 | 3;
}

function PairsOf({ mode, minimum }: PairsProps) {
  const ratio = (front: ColorName, back: ColorName) => contrastRatio(colorValues[front][mode], colorValues[back][mode]);
  const pairs = contrastPairs
    .filter((pair) => pair.minimum === minimum)
    .flatMap(({ foregrounds, backgrounds }) =>
      foregrounds.flatMap((front) => backgrounds.map((back) => [front, back] as const)),
    );
  return (
    <Pairs role="list">
      {pairs.map(([front, back]) =>
        minimum === 4.5 ? (
          <Pair key={front + back} style={{ background: tokens.color[back], color: tokens.color[front] }}>
            <span>
              {front} on {back}
            </span>
            <span>{ratio(front, back).toFixed(1)}</span>
          </Pair>
        ) : (
          <Pair key={front + back}>
            <span>
              {front} on {back}
            </span>
            <span>{ratio(front, back).toFixed(1)}</span>
            <Square style={{ background: tokens.color[back], padding: 4 }}>
              <Square style={{ background: tokens.color[front], display: 'block', inlineSize: 8, blockSize: 8 }} />
            </Square>
          </Pair>
        ),
      )}
    </Pairs>
  );
}

export const Colours = meta.story({
  render: (_args, { globals }) => {
    // The globals are untyped, but the toolbar offers only these values.
    const mode = modeOf(globals['theme'] as Theme, String(globals['contrast']));
    return (
      <Page>
        <h2>Text and what it may lie on, 4.5 to 1 at least</h2>
        <PairsOf mode={mode} minimum={4.5} />
        <h2>Icons and parts of controls, 3 to 1 at least</h2>
        <PairsOf mode={mode} minimum={3} />
      </Page>
    );
  },
});

export const Type = meta.story({
  render: () => (
    <Page>
      {Object.entries(tokens.type).map(([name, font]) => (
        <p key={name} style={{ font }}>
          {name}: Northern Corridor, 1,284 sites · الممر الشمالي، ١٢٨٤ موقعًا
        </p>
      ))}
    </Page>
  ),
});
