import { Dialog as AriaDialog, Heading, Modal } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { ModalLayer } from '../presence/ModalLayer.tsx';
import {
  floatingSurface,
  lowScrim,
  media,
  notOnPaper,
  reducedMotion,
  safeArea,
  transition,
  visibleScrim,
} from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Scrim = styled(ModalLayer)`
  ${visibleScrim}
  place-items: center;
  padding: max(${tokens.space.s16}, ${safeArea.top}) max(${tokens.space.s16}, ${safeArea.inline})
    max(${tokens.space.s16}, ${safeArea.bottom});

  ${media.belowSmall} {
    align-items: end;
    padding: max(${tokens.space.s8}, ${safeArea.top}) max(${tokens.space.s8}, ${safeArea.inline})
      max(${tokens.space.s8}, ${safeArea.bottom});
  }

  /* On paper the dialog replaces the page below it, as long as its content. PageStyle hides that page. */
  ${media.print} {
    position: static;
    display: block;
    container-type: normal;
    block-size: auto;
    padding: 0;
    background: none;
  }
`;

export const Panel = styled(Modal)<{ readonly className?: string | undefined }>`
  ${floatingSurface}
  display: flex;
  inline-size: min(100%, 560px);
  max-block-size: 100%;
  overflow: hidden;
  ${transition(['translate'], tokens.motion.panel)}

  &[data-size='small'] {
    inline-size: min(100%, 420px);
  }
  &[data-size='large'] {
    inline-size: min(100%, 960px);
  }
  ${media.print} {
    &,
    &[data-size] {
      display: block;
      inline-size: auto;
      max-block-size: none;
      border: 0;
      box-shadow: none;
      overflow: visible;
    }
  }

  &[data-entering],
  &[data-exiting] {
    translate: 0 12px;
    ${reducedMotion('translate: none;')}
  }
`;

/** The whole column scrolls, so that the keyboard scrolls it wherever focus is. Header and footer are sticky. */
export const Column = styled(AriaDialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  outline: none;
  overflow: auto;
  overscroll-behavior: contain;
  /* What has the focus is scrolled to between header and footer. */
  scroll-padding-block: ${tokens.size.bar} calc(${tokens.density.controlSize} + ${tokens.space.s48});

  ${media.print} {
    display: block;
    overflow: visible;
  }
`;

/** Draws a border while content is scrolled beneath, in browsers with scroll-state queries. */
const edge = css`
  position: sticky;
  z-index: 1;
  container-type: scroll-state;
  background: ${tokens.color.backgroundFloating};

  ${lowScrim} {
    position: static;
  }

  ${media.print} {
    position: static;
    container-type: normal;
  }

  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    block-size: 1px;
    background: transparent;
  }
`;

export const Header = styled.div`
  ${edge}
  inset-block-start: 0;
  display: flex;
  flex: none;
  align-items: start;
  gap: ${tokens.space.s12};
  padding-block: ${tokens.space.s16} ${tokens.space.s8};
  padding-inline: ${tokens.space.s24} ${tokens.space.s16};

  &::after {
    inset-block-end: 0;
  }
  @container scroll-state(stuck: block-start) {
    &::after {
      background: ${tokens.color.border};
    }
  }

  /* The icon of an alert stands on the middle of the title's first line. */
  & > :first-child:not(h2) {
    margin-block-start: 2px;
  }
  /* The close button is higher than the title; both stand on one line. */
  & > button {
    margin-block: min(-6px, calc((24px - ${tokens.density.controlSize}) / 2));

    ${notOnPaper}
  }

  ${media.belowSmall} {
    padding-inline: ${tokens.space.s16} ${tokens.space.s12};
  }
`;

export const Title = styled(Heading)`
  flex: 1;
  margin: 0;
  min-inline-size: 0;
  font: ${tokens.type.sectionTitle};
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  flex: 1 0 auto;
  padding-block: ${tokens.space.s8} ${tokens.space.s16};
  padding-inline: ${tokens.space.s24};
  overflow-wrap: anywhere;

  /* Without a footer the content ends the dialog. */
  &:last-child {
    padding-block-end: ${tokens.space.s24};
  }

  ${media.belowSmall} {
    padding-inline: ${tokens.space.s16};
  }
`;

/** Text from a service keeps its line breaks. */
export const AlertText = styled(Body)`
  white-space: pre-line;
`;

export const Footer = styled.div`
  ${edge}
  inset-block-end: 0;
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${tokens.space.s8};
  padding: ${tokens.space.s12} ${tokens.space.s24} ${tokens.space.s24};

  ${notOnPaper}

  &::after {
    inset-block-start: 0;
  }
  @container scroll-state(stuck: block-end) {
    &::after {
      background: ${tokens.color.border};
    }
  }

  ${media.belowSmall} {
    padding-inline: ${tokens.space.s16};
  }
`;
