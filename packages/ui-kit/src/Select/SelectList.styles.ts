import { ListBox as AriaListBox, ListBoxItem as AriaListBoxItem, Popover as AriaPopover } from 'react-aria-components';
import { styled } from 'styled-components';
import { fadesIn, floatingSurface, row, scrolls, square } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const List = styled(AriaPopover)<{ readonly className?: string }>`
  ${floatingSurface}
  min-inline-size: var(--trigger-width);
  padding: ${tokens.space.s4};
  ${scrolls}
  ${fadesIn()}
`;

export const Options = styled(AriaListBox)<{ readonly className?: string }>`
  outline: none;
`;

export const Option = styled(AriaListBoxItem)<{ readonly className?: string }>`
  ${row(tokens.space.s8)}
  min-block-size: ${tokens.density.controlSizeSmall};
  padding: ${tokens.space.s4} ${tokens.space.s8};
  border-radius: ${tokens.radius.control};
  outline: 0 solid ${tokens.color.borderFocus};
  outline-offset: -2px;
  cursor: pointer;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    ${square(tokens.size.iconSmall)}
    margin-inline-start: auto;
    visibility: hidden;
  }
  &[data-selected] {
    font-weight: 600;
  }
  &[data-selected] > svg {
    visibility: visible;
  }
  &[data-focused] {
    background: ${tokens.color.backgroundHover};
  }
  &[data-focus-visible] {
    outline-width: 2px;
  }
`;
