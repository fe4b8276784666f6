import { MenuItem as AriaMenuItem, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { floatingLayer } from '../Popover/Popover.styles.ts';
import { icons, mirrored, row, scrolls } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const MenuPopover = styled(Popover)<{ readonly className?: string | undefined }>`
  ${floatingLayer}
  min-inline-size: max(160px, var(--trigger-width));
  max-inline-size: min(320px, calc(100vw - ${tokens.space.s16}));

  & > [role='menu'] {
    padding: ${tokens.space.s4};
    outline: none;
    ${scrolls}
  }
`;

export const MenuEntry = styled(AriaMenuItem)<{ readonly className?: string }>`
  ${row(tokens.space.s8)}
  min-block-size: ${tokens.density.controlSize};
  padding: ${tokens.space.s4} ${tokens.space.s12};
  border-radius: calc(${tokens.radius.floating} - ${tokens.space.s4});
  color: ${tokens.color.text};
  font: ${tokens.type.body};
  text-decoration: none;
  outline: 0 solid ${tokens.color.borderFocus};
  outline-offset: -2px;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;

  ${icons('svg', tokens.size.iconSmall, tokens.color.textMuted)}

  /* The mark of a new tab points away from the text. */
  ${mirrored('& > [data-new-tab]:dir(rtl)')}

  &[data-tone='danger'],
  &[data-tone='danger'] svg {
    color: ${tokens.color.textDanger};
  }

  &[data-focused] {
    background: ${tokens.color.backgroundHover};
  }
  &[data-focus-visible] {
    outline-width: 2px;
  }
  &[data-pressed] {
    background: ${tokens.color.backgroundPressed};
  }

  &[data-disabled],
  &[data-disabled] svg {
    color: ${tokens.color.textDisabled};
    cursor: default;
  }
`;

export const MenuEntryText = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
