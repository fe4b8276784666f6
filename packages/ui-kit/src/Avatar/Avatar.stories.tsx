import preview, { guide } from '../../../../.storybook/preview.tsx';
import { samplePicture } from '../testing/samplePicture.ts';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  component: Avatar,
  args: { name: 'Avery Stone' },
  parameters: guide({
    whenToUse:
      'For a person: in the account panel, beside a name. For a program use its mark, for a kind of thing `Icon`.',
    anatomy:
      'A picture in a circle of 28, 40 or 72 px. Without a picture, or if it does not load, the initials in the script of the name. Without a name, a figure.',
    dataAttributes: { 'data-size': 'The `size`.' },
    keyboard: 'None: an avatar takes no focus. Put it inside the button it belongs to.',
    accessibility:
      'An image named by the person. Set `isDecorative` if the name is beside it, so that it is not read twice.',
  }),
});

export const Initials = meta.story();
export const WithPicture = meta.story({ args: { src: samplePicture } });
export const PictureThatDoesNotLoad = meta.story({ args: { src: 'data:image/png;base64,none' } });
export const Small = meta.story({ args: { size: 'small' } });
export const Large = meta.story({ args: { size: 'large' } });
export const ArabicName = meta.story({ args: { name: 'نور حداد', size: 'large' } });
export const NoName = meta.story({ args: { name: '', isDecorative: true } });
