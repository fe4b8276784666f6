import { styled } from 'styled-components';
import { notOnPaper } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Skip = styled.a`
  position: fixed;
  inset-block-start: ${tokens.space.s4};
  inset-inline-start: ${tokens.space.s4};
  z-index: ${tokens.layer.toast};
  display: grid;
  place-items: center;
  min-block-size: ${tokens.size.barControl};
  padding-inline: ${tokens.space.s16};
  border: 2px solid ${tokens.color.borderFocus};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.backgroundFloating};
  color: ${tokens.color.textLink};
  font: ${tokens.type.bodyStrong};
  outline: none;

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }

  ${notOnPaper}
`;
