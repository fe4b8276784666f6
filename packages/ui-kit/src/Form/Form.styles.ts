import { Form as AriaForm, Link as AriaLink } from 'react-aria-components';
import { styled } from 'styled-components';
import { column, focusRing, media, plainList, wrappingRow } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Root = styled(AriaForm)<{ readonly className?: string }>`
  ${column(tokens.space.s16)}
  max-inline-size: 640px;
`;

export const Summary = styled.div`
  display: flex;
  gap: ${tokens.space.s12};
  padding: ${tokens.space.s12} ${tokens.space.s16};
  border: 1px solid ${tokens.color.iconDanger};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundDangerSubtle};
  color: ${tokens.color.text};
  font: ${tokens.type.body};
  scroll-margin-block: ${tokens.space.s24};
  outline: 0 solid transparent;
  outline-offset: 2px;

  &:focus {
    outline: 2px solid ${tokens.color.borderFocus};
  }
`;

export const SummaryContent = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const SummaryTitle = styled.p`
  margin: 0;
  font: ${tokens.type.bodyStrong};
`;

export const SummaryText = styled.p`
  margin: ${tokens.space.s4} 0 0;
`;

export const SummaryList = styled.ul`
  ${plainList}
  margin-block-start: ${tokens.space.s4};
`;

export const SummaryLink = styled(AriaLink)`
  display: flex;
  align-items: center;
  box-sizing: border-box;
  min-block-size: ${tokens.density.controlSizeSmall};
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.text};
  text-decoration: underline;
  cursor: pointer;
  ${focusRing}

  &[data-hovered] {
    color: ${tokens.color.textLink};
  }
`;

export const Actions = styled.div`
  ${wrappingRow(`${tokens.space.s8} ${tokens.space.s12}`)}
  /* While a button is pressed, the form keeps its height, and they stay at its end. */
  margin-block-start: auto;

  ${media.belowSmall} {
    & > * {
      flex: 1 1 100%;
    }
  }
`;
