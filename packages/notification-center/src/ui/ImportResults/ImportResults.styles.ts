import { tokens } from '@gantry/ui-kit';
import { media, ownDirection, plainList, tabularFigures } from '@gantry/ui-kit/mixins';
import { styled } from 'styled-components';

/** No grid is around the table: in one, Firefox prints half of a row on each of two pages, and the head on the first page alone. */
export const Results = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s16};
  min-inline-size: 0;
  color: ${tokens.color.text};
  font: ${tokens.type.body};
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space.s12} ${tokens.space.s24};
`;

export const Counts = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s4} ${tokens.space.s24};
`;

export const Count = styled.li`
  display: grid;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.meta};

  & > b {
    color: ${tokens.color.text};
    font: ${tokens.type.pageTitle};
    ${tabularFigures}
  }
  &[data-outcome='failed'] > b {
    color: ${tokens.color.textDanger};
  }
`;

/** A word with an icon in the colour of its outcome. */
export const Outcome = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s8};
  white-space: nowrap;

  & svg {
    inline-size: ${tokens.size.iconSmall};
    block-size: ${tokens.size.iconSmall};
  }
`;

/** A message takes the lines it needs, rather than making the table wider. */
export const MessageCell = styled.span`
  display: block;
  min-inline-size: 200px;
  max-inline-size: 60ch;
  ${ownDirection}
  white-space: normal;
  overflow-wrap: anywhere;
`;

/** Results that are one text, as the service wrote it. */
export const PlainText = styled.p`
  margin: 0;
  color: ${tokens.color.text};
  font: ${tokens.type.body};
  ${ownDirection}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Results that are one object. */
export const Values = styled.dl`
  display: grid;
  gap: ${tokens.space.s16};
  margin: 0;
  color: ${tokens.color.text};
  font: ${tokens.type.body};

  & dt {
    color: ${tokens.color.textMuted};
    font: ${tokens.type.meta};
  }
  & dd {
    margin: 0;
  }
  & > div > * {
    ${ownDirection}
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export const Page = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s24};
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: 1440px;
  margin-inline: auto;
  padding: ${tokens.space.s24} ${tokens.size.gutter};
  min-inline-size: 0;

  ${media.belowSmall} {
    gap: ${tokens.space.s16};
    padding-block: ${tokens.space.s16};
  }
`;

export const PageTitle = styled.h1`
  margin: 0;
  color: ${tokens.color.text};
  font: ${tokens.type.pageTitle};
  overflow-wrap: anywhere;
`;

export const PageHeader = styled.header`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.s8};

  /* The words of a quiet button, not its edge, line up with the title. */
  & > button {
    margin-inline-start: calc(-1 * ${tokens.space.s12});
  }
`;
