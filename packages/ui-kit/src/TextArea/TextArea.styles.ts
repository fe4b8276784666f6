import { TextArea as AriaTextArea } from 'react-aria-components';
import { styled } from 'styled-components';
import { inputLooks } from '../Field/Field.styles.ts';
import { tokens } from '../tokens/index.ts';

/** It grows with its text, in browsers that can. In others a person makes it larger. */
export const Input = styled(AriaTextArea)<{ readonly className?: string }>`
  ${inputLooks}
  display: block;
  field-sizing: content;
  max-block-size: 50vh;
  min-block-size: calc(var(--gantry-text-area-rows) * 1lh + 2 * ${tokens.density.paddingBlock});
  resize: vertical;
`;
