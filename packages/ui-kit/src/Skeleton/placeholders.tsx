import { Bone, MenuPlaceholder, RowLines, RowPlaceholder, TilePlaceholder } from './Skeleton.styles.ts';

export const TileShape = () => (
  <TilePlaceholder>
    <Bone />
    <Bone />
  </TilePlaceholder>
);

export const RowShape = () => (
  <RowPlaceholder>
    <Bone />
    <RowLines>
      <Bone />
      <Bone />
      <Bone />
    </RowLines>
  </RowPlaceholder>
);

export const MenuEntryShape = () => (
  <MenuPlaceholder>
    <Bone />
    <Bone />
  </MenuPlaceholder>
);
