import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

/** Measured by its container, as it may stand beside something else. */
export const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  align-items: start;
  gap: ${tokens.space.s16};
`;

export const Column = styled.section`
  min-inline-size: 0;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSurface};
  overflow: hidden;
`;

export const ColumnHeader = styled.header`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s8};
  padding: ${tokens.space.s12} ${tokens.space.s16};
  border-block-end: 1px solid ${tokens.color.border};
`;

export const ColumnTitle = styled.h3`
  margin: 0;
  color: ${tokens.color.text};
  font: ${tokens.type.bodyStrong};
`;
