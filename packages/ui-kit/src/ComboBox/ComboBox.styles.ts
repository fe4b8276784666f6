import { ComboBox as AriaComboBox, ComboBoxValue as AriaComboBoxValue } from 'react-aria-components';
import { styled } from 'styled-components';
import { field } from '../Field/Field.styles.ts';
import { List, Options } from '../Select/SelectList.styles.ts';
import { plainList, scrolls, visuallyHidden, wrappingRow } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Root = styled(AriaComboBox)<{ readonly className?: string }>`
  ${field}
  position: relative;
`;

/** The list scrolls in its layer, so that it can draw what is in view alone. */
export const Layer = styled(List)`
  display: flex;
  flex-direction: column;
  inline-size: var(--trigger-width);
  max-block-size: 350px;
  overflow: hidden;
`;

export const ScrolledOptions = styled(Options)`
  min-block-size: 0;
  ${scrolls}
`;

/** What is chosen, for screen readers: the chips show it. */
export const ChosenText = styled(AriaComboBoxValue)<{ readonly className?: string }>`
  ${visuallyHidden}
`;

export const Chosen = styled.ul`
  ${plainList}
  ${wrappingRow(tokens.space.s4)}

  & > li {
    max-inline-size: 100%;
  }
`;
