import { styled } from 'styled-components';
import { row, toned, wrappingRow } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Root = styled.div`
  display: flex;
  align-items: start;
  gap: ${tokens.space.s12};
  padding-block: ${tokens.density.paddingBlock};
  padding-inline: ${tokens.space.s16} ${tokens.space.s8};
  /* Visible in forced colours, where backgrounds are all alike. */
  border: 1px solid transparent;
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSunken};
  color: ${tokens.color.text};
  font: ${tokens.type.body};

  ${toned('background')}

  /* On the first line of the text, as high as a small button. */
  & > :first-child {
    margin-block-start: max(4px, calc((${tokens.density.controlSizeSmall} - 20px) / 2));
  }
`;

/** Puts the action at the end of the line if the text is short, and below the text otherwise. */
export const Content = styled.div`
  ${row(`0 ${tokens.space.s8}`)}
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  min-inline-size: 0;
`;

export const Text = styled.div`
  flex: 1 1 auto;
  min-inline-size: 0;
  max-inline-size: 75ch;
  padding-block: max(4px, calc((${tokens.density.controlSizeSmall} - 20px) / 2));
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  ${wrappingRow(tokens.space.s4)}
  margin-inline-start: calc(-1 * ${tokens.space.s12});
`;
