import { tokens } from '@gantry/ui-kit';
import { control, media, tabularFigures } from '@gantry/ui-kit/mixins';
import { styled } from 'styled-components';

export const List = styled.ul`
  margin: 0 calc(-1 * ${tokens.space.s8});

  & > li {
    padding-block-end: 2px;
  }
`;

export const Option = styled.button`
  ${control}
  display: flex;
  align-items: center;
  gap: ${tokens.space.s12};
  inline-size: 100%;
  min-block-size: ${tokens.density.controlSize};
  padding: ${tokens.density.paddingBlock} ${tokens.space.s8};
  text-align: start;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${tokens.color.backgroundHover};
    }
  }
  &:active {
    background: ${tokens.color.backgroundPressed};
  }
  &:focus-visible {
    outline-color: ${tokens.color.borderFocus};
    outline-offset: -2px;
  }
  &[aria-current] {
    background: ${tokens.color.backgroundSelected};
    font: ${tokens.type.bodyStrong};
  }
`;

export const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Code = styled.span`
  flex: none;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.meta};
  ${tabularFigures}
`;

export const Current = styled.span`
  display: flex;
  flex: none;
  color: ${tokens.color.textMuted};
`;

export const NoMatch = styled.p`
  padding-block: ${tokens.space.s16};
  color: ${tokens.color.textMuted};
  overflow-wrap: anywhere;
`;
