import { Button as AriaButton, Group as AriaGroup, Input as AriaInput } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { mutedStates, ownDirection, placeholder, smallControl, tabularFigures } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';
import { inputLooks } from './Field.styles.ts';

/** The look of a box whose parts take the focus. */
export const groupLooks = css`
  ${inputLooks}

  &[data-focus-within]:not([data-invalid]) {
    border-color: ${tokens.color.borderFocus};
  }
`;

/** The box around an input and its buttons. */
export const FieldGroup = styled(AriaGroup)<{ readonly className?: string }>`
  ${groupLooks}
  display: flex;
  align-items: stretch;
  padding: 0;
`;

/** An input in the box of a group, which draws its border. The border too leads to the input. */
export const bareInput = css`
  flex: 1;
  box-sizing: border-box;
  min-inline-size: 0;
  margin-block: -1px;
  padding: ${tokens.density.paddingBlock} ${tokens.space.s12};
  border: 0;
  outline: none;
  background: transparent;
  color: inherit;
  font: inherit;
`;

export const GroupInput = styled(AriaInput)<{ readonly className?: string }>`
  ${bareInput}
  ${ownDirection}
  text-overflow: ellipsis;
  ${placeholder}
`;

/** An input for figures. */
export const NumberInput = styled(GroupInput)`
  ${tabularFigures}
`;

/** A button at the end of the box. */
export const FieldButton = styled(AriaButton)<{ readonly className?: string }>`
  ${smallControl}
  position: relative;
  inline-size: ${tokens.density.controlSize};
  min-block-size: calc(${tokens.density.controlSize} - 2px);
  outline-offset: -2px;

  /* The border of the box too leads to the button. */
  &::after {
    content: '';
    position: absolute;
    inset-block: -1px;
    inset-inline: 0;
  }

  ${mutedStates()}
`;
