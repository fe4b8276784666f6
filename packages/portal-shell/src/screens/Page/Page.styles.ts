import { tokens } from '@gantry/ui-kit';
import { media } from '@gantry/ui-kit/mixins';
import { styled } from 'styled-components';

export const PageBody = styled.div`
  container: page / inline-size;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space.s24};
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: 1440px;
  margin-inline: auto;
  padding: ${tokens.space.s24} ${tokens.size.gutter} ${tokens.space.s48};

  ${media.belowSmall} {
    gap: ${tokens.space.s16};
    padding-block: ${tokens.space.s16} ${tokens.space.s32};
  }
`;

export const PageHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s12} ${tokens.space.s24};
`;

export const PageHeading = styled.div`
  min-inline-size: 0;

  /* The text of a quiet button stands in line with the heading. */
  & > button {
    margin-inline-start: calc(-1 * ${tokens.space.s16});
  }
`;

export const PageTitle = styled.h1`
  min-inline-size: 0;
  color: ${tokens.color.text};
  font: ${tokens.type.pageTitle};
  overflow-wrap: anywhere;
  text-wrap: balance;

  &[data-variant='greeting'] {
    font: ${tokens.type.greeting};
  }
  /* The focus only marks the new screen. There is nothing to press. */
  &:focus {
    outline: none;
  }
`;

export const PageActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s8} ${tokens.space.s24};
  min-inline-size: 0;

  /* A link takes the room that a finger needs. */
  ${media.coarsePointer} {
    & > a {
      display: flex;
      align-items: center;
      min-block-size: ${tokens.size.target};
    }
  }
`;
