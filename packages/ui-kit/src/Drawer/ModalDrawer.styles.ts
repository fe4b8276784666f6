import { Dialog, Modal } from 'react-aria-components';
import { styled } from 'styled-components';
import { ModalLayer } from '../presence/ModalLayer.tsx';
import { scrim } from '../theme/styles.ts';
import { panel } from './Drawer.styles.ts';

export const Scrim = styled(ModalLayer)`
  ${scrim}
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
