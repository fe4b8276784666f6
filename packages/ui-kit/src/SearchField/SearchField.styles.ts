import {
  Button as AriaButton,
  Input as AriaInput,
  Popover as AriaPopover,
  SearchField as AriaSearchField,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { floatingLayer } from '../Popover/Popover.styles.ts';
import { inputLooks } from '../Field/Field.styles.ts';
import { control, focusRingOnBar, truncate } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

/** This element handles keys before the field does. */
export const Keys = styled.div.attrs({ role: 'presentation' })`
  inline-size: 100%;
  min-inline-size: 0;
`;

export const Root = styled(AriaSearchField)<{ readonly className?: string | undefined }>`
  position: relative;
  display: flex;
  align-items: center;
  inline-size: 100%;
  min-inline-size: 0;
  color: ${tokens.color.text};
  font: ${tokens.type.body};

  & > svg {
    position: absolute;
    inset-inline-start: ${tokens.space.s8};
    inline-size: ${tokens.size.iconSmall};
    block-size: ${tokens.size.iconSmall};
    color: ${tokens.color.textMuted};
    pointer-events: none;
  }
  &[data-on-bar] > svg {
    color: ${tokens.color.textOnBarMuted};
  }
`;

export const Input = styled(AriaInput)<{ readonly className?: string }>`
  ${inputLooks}
  padding-inline: ${tokens.space.s32};

  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }

  [data-on-bar] > & {
    ${focusRingOnBar}
    min-block-size: 32px;
    padding-block: 5px;
    border-color: transparent;
    background: ${tokens.color.backgroundBarField};
    color: ${tokens.color.textOnBar};
  }
  [data-on-bar] > &::placeholder {
    color: ${tokens.color.textOnBarMuted};
  }
  [data-on-bar] > &[data-hovered] {
    border-color: ${tokens.color.borderOnBar};
  }
`;

export const ClearButton = styled(AriaButton)<{ readonly className?: string }>`
  ${control}
  position: absolute;
  inset-inline-end: ${tokens.space.s4};
  display: grid;
  place-items: center;
  inline-size: ${tokens.size.target};
  block-size: ${tokens.size.target};
  padding: 0;
  color: ${tokens.color.textMuted};
  cursor: pointer;

  &[data-hovered] {
    background: ${tokens.color.backgroundHover};
    color: ${tokens.color.text};
  }
  [data-empty] > & {
    visibility: hidden;
  }
  [data-on-bar] > & {
    color: ${tokens.color.textOnBarMuted};
  }
  [data-on-bar] > &[data-hovered] {
    background: ${tokens.color.backgroundBarHover};
    color: ${tokens.color.textOnBar};
  }

  & svg {
    inline-size: ${tokens.size.iconSmall};
    block-size: ${tokens.size.iconSmall};
  }
`;

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
  overflow: auto;
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

  &:hover,
  &[aria-selected='true'] {
    background: ${tokens.color.backgroundHover};
  }
  &[aria-selected='true'] {
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
  color: ${tokens.color.textMuted};
  font: ${tokens.type.meta};
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
