import { Dialog, Heading, Popover as AriaPopover } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { floatingSurface, leavesAtOnce, notOnPaper, reducedMotion, scrolls, transition } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

/** A floating layer for popovers, menus and lists of results. It slides in from the side of its trigger. */
export const floatingLayer = css`
  ${floatingSurface}
  display: flex;
  flex-direction: column;
  overflow: hidden;
  outline: none;
  ${transition(['opacity', 'translate'])}

  &[data-entering] {
    opacity: 0;
    translate: 0 -4px;
  }
  &[data-placement='top'][data-entering] {
    translate: 0 4px;
  }
  &[data-entering],
  &[data-placement='top'][data-entering] {
    ${reducedMotion('translate: none;')}
  }
  ${leavesAtOnce}

  ${notOnPaper}
`;

export const StyledPopover = styled(AriaPopover)<{ readonly className?: string | undefined }>`
  ${floatingLayer}
  inline-size: var(--gantry-popover-inline-size, max-content);
  max-inline-size: min(480px, calc(100vw - ${tokens.space.s16}));
`;

const content = css`
  flex: 1;
  min-block-size: 0;
  padding: ${tokens.space.s16};
  outline: none;
  ${scrolls}
`;

export const PopoverDialog = styled(Dialog)`
  ${content}
`;

export const PopoverPanel = styled.section`
  ${content}
`;

export const PopoverTitle = styled(Heading)`
  margin: 0 0 ${tokens.space.s12};
  font: ${tokens.type.sectionTitle};
  overflow-wrap: anywhere;
`;
