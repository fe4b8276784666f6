import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

/** Puts a story into a box: on a background, or in a narrow place. */
export const boxed =
  (style: CSSProperties): Decorator =>
  (Story) => (
    <div style={style}>
      <Story />
    </div>
  );
