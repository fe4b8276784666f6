import {
  Button as AriaButton,
  ListBox as AriaListBox,
  ListBoxItem as AriaListBoxItem,
  Popover as AriaPopover,
  Select as AriaSelect,
  SelectValue as AriaSelectValue,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { field, inputLooks } from '../Field/Field.styles.ts';
import { floatingSurface, transition, truncate } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Root = styled(AriaSelect)<{ readonly className?: string }>`
  ${field}
`;

export const Trigger = styled(AriaButton)<{ readonly className?: string }>`
  ${inputLooks}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s8};
  text-align: start;
  cursor: pointer;

  [data-invalid] > & {
    border-color: ${tokens.color.iconDanger};
  }

  & svg {
    flex: none;
    inline-size: ${tokens.size.iconSmall};
    block-size: ${tokens.size.iconSmall};
    color: ${tokens.color.textMuted};
  }
`;

export const Value = styled(AriaSelectValue)<{ readonly className?: string }>`
  ${truncate}

  &[data-placeholder] {
    color: ${tokens.color.textMuted};
  }
`;

export const List = styled(AriaPopover)<{ readonly className?: string }>`
  ${floatingSurface}
  min-inline-size: var(--trigger-width);
  padding: ${tokens.space.s4};
  overflow: auto;
  ${transition(['opacity'])}

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const Options = styled(AriaListBox)<{ readonly className?: string }>`
  outline: none;
`;

export const Option = styled(AriaListBoxItem)<{ readonly className?: string }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s8};
  min-block-size: ${tokens.density.controlSizeSmall};
  padding: ${tokens.space.s4} ${tokens.space.s8};
  border-radius: ${tokens.radius.control};
  outline: 0 solid ${tokens.color.borderFocus};
  outline-offset: -2px;
  cursor: pointer;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    inline-size: ${tokens.size.iconSmall};
    block-size: ${tokens.size.iconSmall};
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
