import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s4};
  min-inline-size: 0;
`;

export const Footer = styled.div`
  display: flex;
  justify-content: flex-end;
`;

export const Placeholders = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${tokens.space.s16};
`;

/** A column of the activity that loads, with room for its heading. */
export const Placeholder = styled.div`
  box-sizing: border-box;
  block-size: calc(var(--gantry-notification-list-max-block-size, 360px) + 47px);
  padding-block-start: 46px;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSurface};
  overflow: hidden;
`;
