import { Button as AriaButton, Input as AriaInput, SearchField as AriaSearchField } from 'react-aria-components';
import { styled } from 'styled-components';
import { inputLooks } from '../Field/Field.styles.ts';
import { focusRingOnBar, smallControl, square } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

/** This element handles keys before the field does. */
export const Keys = styled.div.attrs({ role: 'presentation' })`
  inline-size: 100%;
  min-inline-size: 0;
`;

export const Root = styled(AriaSearchField)<{ readonly className?: string | undefined }>`
  position: relative;
  display: flex;
  align-items: center;
  inline-size: 100%;
  min-inline-size: 0;
  color: ${tokens.color.text};
  font: ${tokens.type.body};

  & > svg {
    position: absolute;
    inset-inline-start: ${tokens.space.s8};
    ${square(tokens.size.iconSmall)}
    color: ${tokens.color.textMuted};
    pointer-events: none;
  }
  &[data-on-bar] > svg {
    color: ${tokens.color.textOnBarMuted};
  }
`;

export const Input = styled(AriaInput)<{ readonly className?: string }>`
  ${inputLooks}
  padding-inline: ${tokens.space.s32} max(${tokens.space.s32}, calc(${tokens.size.target} + ${tokens.space.s4}));

  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }

  [data-on-bar] > & {
    ${focusRingOnBar}
    /* The bar keeps its height, also around letters of twice the size. */
    min-block-size: max(32px, ${tokens.size.target});
    padding-block: 0;
    border-color: transparent;
    background: ${tokens.color.backgroundBarField};
    color: ${tokens.color.textOnBar};
  }
  [data-on-bar] > &::placeholder {
    color: ${tokens.color.textOnBarMuted};
  }
  [data-on-bar] > &[data-hovered] {
    border-color: ${tokens.color.borderOnBar};
  }
`;

export const ClearButton = styled(AriaButton)<{ readonly className?: string }>`
  ${smallControl}
  ${square(tokens.size.target)}
  position: absolute;
  inset-inline-end: ${tokens.space.s4};

  &[data-hovered] {
    background: ${tokens.color.backgroundHover};
    color: ${tokens.color.text};
  }
  [data-empty] > & {
    visibility: hidden;
  }
  [data-on-bar] > & {
    color: ${tokens.color.textOnBarMuted};
  }
  [data-on-bar] > &[data-hovered] {
    background: ${tokens.color.backgroundBarHover};
    color: ${tokens.color.textOnBar};
  }
`;
