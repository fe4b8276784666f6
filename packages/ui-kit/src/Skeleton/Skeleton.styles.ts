import { keyframes, styled } from 'styled-components';
import { media, row, square } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Root = styled.div`
  inline-size: 100%;

  &[data-kind='block'] {
    block-size: 100%;
  }
`;

/**
 * The placeholders reserve their space at once, so that nothing moves. They appear after a delay, so that fast content
 * never shows them.
 */
export const Placeholders = styled.div`
  display: grid;
  animation: ${appear} ${tokens.motion.fade} linear 120ms backwards;

  &[data-kind='tile'] {
    grid-template-columns: repeat(auto-fill, minmax(min(var(--gantry-tile-min-size, 216px), 100%), 1fr));
    gap: var(--gantry-tile-gap, ${tokens.space.s12});
  }
  &[data-kind='text'] {
    gap: ${tokens.space.s8};
  }
  &[data-kind='block'] {
    gap: ${tokens.space.s16};
    block-size: 100%;
  }
`;

export const Bone = styled.span`
  display: block;
  border-radius: 4px;
  background: ${tokens.color.backgroundSkeleton};

  ${media.forcedColors} {
    opacity: 0.4;
    forced-color-adjust: none;
  }
`;

export const TilePlaceholder = styled.div`
  display: grid;
  grid-template-columns: 40px 1fr;
  align-items: center;
  gap: ${tokens.space.s12};
  box-sizing: border-box;
  min-block-size: calc(56px + 2 * ${tokens.density.rowPaddingBlock});
  padding: ${tokens.density.rowPaddingBlock} ${tokens.space.s12};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSurface};

  & > :first-child {
    ${square('40px')}
    border-radius: ${tokens.radius.control};
  }
  & > :not(:first-child) {
    inline-size: 70%;
    block-size: 12px;
  }
  &:nth-child(3n + 2) > :not(:first-child) {
    inline-size: 90%;
  }
  &:nth-child(3n) > :not(:first-child) {
    inline-size: 55%;
  }

  [data-tile-size='small'] & {
    grid-template-columns: 28px 1fr;
    min-block-size: ${tokens.density.controlSize};
    padding: ${tokens.space.s4} ${tokens.space.s8};
    border-color: transparent;
    background: transparent;

    & > :first-child {
      ${square('28px')}
    }
  }
`;

export const RowPlaceholder = styled.div`
  display: grid;
  grid-template-columns: ${tokens.size.icon} 1fr;
  column-gap: ${tokens.space.s12};
  padding: ${tokens.density.rowPaddingBlock} ${tokens.space.s16};
  border-block-end: 1px solid ${tokens.color.border};

  & > :first-child {
    ${square(tokens.size.icon)}
    border-radius: ${tokens.radius.round};
  }
`;

/** Three lines with the heights of the title, the description and the meta line of a row. */
export const RowLines = styled.div`
  display: grid;
  gap: ${tokens.space.s4};

  & > * {
    block-size: 12px;
    margin-block: 4px;
  }
  & > :nth-child(1) {
    inline-size: 45%;
  }
  & > :nth-child(2) {
    inline-size: 85%;
  }
  & > :nth-child(3) {
    inline-size: 30%;
    block-size: 8px;
  }
  :nth-child(2n) > & > :nth-child(1) {
    inline-size: 60%;
  }
  :nth-child(3n) > & > :nth-child(2) {
    inline-size: 70%;
  }
`;

export const MenuPlaceholder = styled.div`
  ${row(tokens.space.s12)}
  block-size: ${tokens.density.controlSize};
  padding-inline: ${tokens.space.s12};

  & > :first-child {
    flex: none;
    ${square(tokens.size.icon)}
  }
  & > :last-child {
    inline-size: 60%;
    block-size: 12px;
  }
  &:nth-child(3n + 2) > :last-child {
    inline-size: 80%;
  }
  &:nth-child(3n) > :last-child {
    inline-size: 45%;
  }
`;

export const TextPlaceholder = styled(Bone)`
  block-size: 12px;
  margin-block: 2px;

  &:last-child:not(:first-child) {
    inline-size: 60%;
  }
`;

export const BlockPlaceholder = styled(Bone)`
  min-block-size: 96px;
  block-size: 100%;
  border-radius: ${tokens.radius.surface};
`;
