import { styled } from 'styled-components';
import { media } from '../theme/styles.ts';
import { tokens } from './index.ts';

export const Page = styled.div`
  display: grid;
  gap: ${tokens.space.s24};
  padding: ${tokens.size.gutter};

  h2 {
    font: ${tokens.type.sectionTitle};
  }
`;

export const Pairs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: ${tokens.space.s8};
`;

export const Pair = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space.s8};
  padding: ${tokens.space.s8} ${tokens.space.s12};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};
  font: ${tokens.type.meta};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** A sample of the colour of a control or an icon. It is a square, because such a colour is never used for text. */
export const Square = styled.span`
  flex: none;
  inline-size: ${tokens.size.iconSmall};
  block-size: ${tokens.size.iconSmall};
  border-radius: 2px;

  ${media.forcedColors} {
    border: 1px solid;
  }
`;
