import { Popover as AriaPopover } from 'react-aria-components';
import { styled } from 'styled-components';
import { floatingLayer } from '../Popover/Popover.styles.ts';
import { media, mutedMeta, scrolls, truncate } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

/** The list of results scrolls beyond a height of 350 px. */
export const Results = styled(AriaPopover)<{ readonly className?: string }>`
  ${floatingLayer}
  inline-size: max(var(--trigger-width), 240px);
  max-inline-size: calc(100vw - ${tokens.space.s16});
  max-block-size: 350px;
`;

export const List = styled.div`
  padding: ${tokens.space.s4};
  outline: none;
  ${scrolls}
`;

export const Result = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  padding: ${tokens.space.s8};
  border-radius: ${tokens.radius.control};
  outline: 0 solid ${tokens.color.borderFocus};
  outline-offset: -2px;
  text-decoration: none;
  color: inherit;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${tokens.color.backgroundHover};
    }
  }
  &[aria-selected='true'] {
    background: ${tokens.color.backgroundHover};
    outline-width: 2px;
  }
`;

export const ResultTitle = styled.span`
  font: ${tokens.type.bodyStrong};
  overflow-wrap: anywhere;
`;

export const ResultDescription = styled.span`
  ${truncate}
  max-inline-size: 100%;
  ${mutedMeta}
`;

export const Message = styled.p`
  margin: 0;
  padding: ${tokens.space.s16};
  color: ${tokens.color.textMuted};
  overflow-wrap: anywhere;

  &[data-error] {
    color: ${tokens.color.textDanger};
  }
`;

export const Waiting = styled.div`
  padding: ${tokens.space.s16};
`;
