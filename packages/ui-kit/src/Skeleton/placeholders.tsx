import type { ReactElement } from 'react';
import {
  BlockPlaceholder,
  Bone,
  MenuPlaceholder,
  RowLines,
  RowPlaceholder,
  TextPlaceholder,
  TilePlaceholder,
} from './Skeleton.styles.ts';

export type DrawPlaceholder = (key: number) => ReactElement;

export const drawTile: DrawPlaceholder = (key) => (
  <TilePlaceholder key={key}>
    <Bone />
    <Bone />
  </TilePlaceholder>
);

export const drawRow: DrawPlaceholder = (key) => (
  <RowPlaceholder key={key}>
    <Bone />
    <RowLines>
      <Bone />
      <Bone />
      <Bone />
    </RowLines>
  </RowPlaceholder>
);

export const drawMenuEntry: DrawPlaceholder = (key) => (
  <MenuPlaceholder key={key}>
    <Bone />
    <Bone />
  </MenuPlaceholder>
);

export const drawTextLine: DrawPlaceholder = (key) => <TextPlaceholder key={key} />;

export const drawBlock: DrawPlaceholder = (key) => <BlockPlaceholder key={key} />;
