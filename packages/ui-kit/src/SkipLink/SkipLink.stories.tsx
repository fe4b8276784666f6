import { userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { framedGuide } from '../testing/framedGuide.testing.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  component: SkipLink,
  parameters: framedGuide('120px', {
    whenToUse: 'Once on every page, as the first element, before the `TopBar`.',
    anatomy: "A link over the bar's start, in view only while it has focus.",
    keyboard: 'The first Tab on a page reaches it; Enter moves focus to the content.',
    accessibility: 'WCAG 2.4.1. The target is an element with the id `main` unless `targetId` says otherwise.',
  }),
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">
        <h1>Schedule</h1>
      </main>
    </>
  ),
});

export const Focused = meta.story({
  play: () => userEvent.tab(),
});
