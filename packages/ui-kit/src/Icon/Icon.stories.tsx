import { styled } from 'styled-components';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { iconGroups } from '../../../../.storybook/site/iconGroups.ts';
import { tokens } from '../tokens/index.ts';
import { Glyph } from './Glyph.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

const meta = preview.meta({
  component: Icon,
  subcomponents: { Glyph },
  args: { name: 'notification' },
  parameters: guide({
    whenToUse:
      'Beside a word, to make it quicker to find; alone only in a control that has a name (`IconButton`, `TopBarButton`, a tile).',
    anatomy:
      "One stroke of the text's colour on 24 units, drawn at 16, 20 or 24 px. Names say what an icon stands for (`purchaseOrder`), so that the picture may change. Icons that point along the text (`chevronEnd`, `logistics`) are mirrored in right-to-left text.",
    dataAttributes: {
      'data-size': 'The `size`.',
      'data-directional': 'Present if the icon is mirrored in right-to-left text.',
    },
    keyboard: 'None: an icon takes no focus.',
    accessibility:
      'Screen readers skip it unless it has a `label`. Give one only if no word beside it says the same. A status also needs a visible word.',
    more: { Details: 'Names that come from a configuration or a service go through `isIconName` first.' },
  }),
});

const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${tokens.space.s16} ${tokens.space.s8};
`;

const Name = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s8};
  min-inline-size: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.meta};
  overflow-wrap: anywhere;
`;

const Code = styled.code`
  font: inherit;
`;

const nameList = (group: keyof typeof iconGroups) => (
  <Names role="list">
    {Object.keys(iconGroups[group]).map((name) => (
      <Name key={name}>
        {/* The keys of the groups are the names. */}
        <Icon name={name as IconName} />
        <Code>{name}</Code>
      </Name>
    ))}
  </Names>
);

export const Modules = meta.story({ render: () => nameList('modules') });
export const Programs = meta.story({ render: () => nameList('programs') });
export const Statuses = meta.story({ render: () => nameList('statuses') });
export const Actions = meta.story({ render: () => nameList('actions') });
export const Sizes = meta.story({
  render: () => (
    <>
      <Icon name="notification" size="small" /> <Icon name="notification" size="medium" />{' '}
      <Icon name="notification" size="large" />
    </>
  ),
});
export const Named = meta.story({
  args: { name: 'completed', 'aria-label': 'Completed' },
});
