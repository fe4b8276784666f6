import { Dialog, Modal } from 'react-aria-components';
import { styled } from 'styled-components';
import { ModalLayer } from '../presence/ModalLayer.tsx';
import { safeArea, scrim } from '../theme/styles.ts';
import { panel } from './Drawer.styles.ts';

export const Scrim = styled(ModalLayer)`
  ${scrim}
`;

export const ModalPanel = styled(Modal)<{ readonly className?: string | undefined }>`
  ${panel}
  inset-block: 0 auto;
  /* As high as the part of the window that an on-screen keyboard leaves free. */
  block-size: var(--visual-viewport-height, 100%);
  padding-block-start: ${safeArea.top};
`;

/** The dialog element, which fills the panel of a modal drawer. */
export const ModalColumn = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  outline: none;
`;
