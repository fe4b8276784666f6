import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { styled } from 'styled-components';
import { transition } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';
import { panel } from './Drawer.styles.ts';

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.dialog};
  background: ${tokens.color.backgroundScrim};
  ${transition(['opacity'], tokens.motion.panel)}

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const ModalPanel = styled(Modal)<{ readonly className?: string | undefined }>`
  ${panel}
  inset-block-start: 0;
`;

/** The dialog element, which fills the panel of a modal drawer. */
export const ModalColumn = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  outline: none;
`;
