import preview from '../../../../.storybook/preview.tsx';
import { samplePicture } from '../testing/samplePicture.ts';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  component: Avatar,
  args: { name: 'Avery Stone' },
  parameters: {
    docs: {
      description: {
        component:
          'A person. **Anatomy:** picture, or initials in the script of the name. **Accessibility:** an image named by the person; `isDecorative` where the name stands beside it.',
      },
    },
  },
});

export const Initials = meta.story();
export const WithPicture = meta.story({ args: { src: samplePicture } });
export const PictureThatDoesNotLoad = meta.story({ args: { src: 'data:image/png;base64,none' } });
export const Small = meta.story({ args: { size: 'small' } });
export const Large = meta.story({ args: { size: 'large' } });
export const ArabicName = meta.story({ args: { name: 'نور حداد', size: 'large' } });
export const NoName = meta.story({ args: { name: '', isDecorative: true } });
