import type { ReactElement, Ref } from 'react';
import { loadingTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  BlockPlaceholder,
  Bone,
  MenuPlaceholder,
  Placeholders,
  Root,
  RowLines,
  RowPlaceholder,
  TextPlaceholder,
  TilePlaceholder,
} from './Skeleton.styles.ts';

/** What is to come: `block` is anything else, and fills its container. */
export type SkeletonKind = 'tile' | 'row' | 'menu' | 'text' | 'block';

/** What `Skeleton` takes. */
export interface SkeletonProps {
  kind: SkeletonKind;
  /** How many tiles, rows, entries, lines or blocks. @default 1 */
  count?: number;
  /** What screen readers are told; null where something around it already says so. @default 'Loading', in the language of the page */
  label?: string | null;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

const placeholders: Readonly<Record<SkeletonKind, (key: number) => ReactElement>> = {
  tile: (key) => (
    <TilePlaceholder key={key}>
      <Bone />
      <Bone />
    </TilePlaceholder>
  ),
  row: (key) => (
    <RowPlaceholder key={key}>
      <Bone />
      <RowLines>
        <Bone />
        <Bone />
        <Bone />
      </RowLines>
    </RowPlaceholder>
  ),
  menu: (key) => (
    <MenuPlaceholder key={key}>
      <Bone />
      <Bone />
    </MenuPlaceholder>
  ),
  text: (key) => <TextPlaceholder key={key} />,
  block: (key) => <BlockPlaceholder key={key} />,
};

/** Keeps the room of what is loading. It shows itself after 120 ms, so that what comes at once does not flicker. */
export function Skeleton({ kind, count = 1, label, className, ref }: SkeletonProps) {
  const messages = useTexts(loadingTexts);
  const text = label === undefined ? messages.loading : label;
  return (
    <Root ref={ref} className={className} data-kind={kind} {...(text !== null && { role: 'status' })}>
      {text !== null && <VisuallyHidden>{text}</VisuallyHidden>}
      <Placeholders aria-hidden data-kind={kind}>
        {Array.from({ length: count }, (_, index) => placeholders[kind](index))}
      </Placeholders>
    </Root>
  );
}
