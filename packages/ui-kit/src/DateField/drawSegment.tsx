import type { ComponentProps } from 'react';
import { Segment } from './DateField.styles.ts';

/** Draws a part of a date or a time, such as its month. */
export const drawSegment = (segment: ComponentProps<typeof Segment>['segment']) => <Segment segment={segment} />;
