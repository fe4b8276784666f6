import { styled } from 'styled-components';
import { tokens } from '../tokens/index.ts';
import { mirrored } from '../theme/styles.ts';

/** The sizes are in `:where()`, so that a button, a tile or a field can override them with `& svg`. */
export const StyledIcon = styled.svg`
  flex: none;
  inline-size: ${tokens.size.icon};
  block-size: ${tokens.size.icon};

  &:where([data-size='small']) {
    inline-size: ${tokens.size.iconSmall};
    block-size: ${tokens.size.iconSmall};
  }
  &:where([data-size='large']) {
    inline-size: ${tokens.size.iconLarge};
    block-size: ${tokens.size.iconLarge};
  }

  ${mirrored('&[data-directional]:dir(rtl)')}
`;
