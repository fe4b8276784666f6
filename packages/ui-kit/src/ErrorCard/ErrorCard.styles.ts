import { styled } from 'styled-components';
import { wrappingRow } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

/** The icon, the first line of the text and the label of the button stand on one line. */
export const Root = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space.s12};
  padding: ${tokens.space.s16};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSurface};

  /* An icon has no text. Its lower edge would stand on the line. */
  & > :first-child {
    translate: 0 5px;
  }
`;

/** Puts the button at the end of the line if the text is short, and below the text otherwise. */
export const Content = styled.div`
  ${wrappingRow(`${tokens.space.s12} ${tokens.space.s16}`)}
  flex: 1;
  align-items: baseline;
  justify-content: space-between;
  min-inline-size: 0;
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 auto;
  gap: ${tokens.space.s4};
  min-inline-size: 0;
  max-inline-size: 75ch;
  overflow-wrap: anywhere;
`;

export const CardTitle = styled.p`
  margin: 0;
  color: ${tokens.color.text};
  font: ${tokens.type.bodyStrong};
`;

export const CardDescription = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.description};
`;

/** A press selects the whole line, so that it can be copied. */
export const Reference = styled(CardDescription)`
  flex-basis: 100%;
  -webkit-user-select: all;
  user-select: all;
`;
