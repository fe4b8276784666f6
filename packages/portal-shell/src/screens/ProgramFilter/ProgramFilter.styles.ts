import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Choices = styled.div`
  max-block-size: min(320px, 45vh);
  overflow: auto;
  overscroll-behavior: contain;
  /* Room for the focus rings, which would otherwise be clipped. */
  margin: calc(-1 * ${tokens.space.s4});
  padding: ${tokens.space.s4};
`;

/** A checkbox, with the gap that a group of them has. */
export const Choice = styled.div`
  padding-block-end: ${tokens.space.s8};

  &:last-child {
    padding-block-end: 0;
  }
`;

export const ProgramName = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space.s8};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Footer = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${tokens.space.s8};
`;
