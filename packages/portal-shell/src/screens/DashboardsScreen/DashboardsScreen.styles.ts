import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

/** The tiles are wide: the name of a report is longer than that of a module, and is not cut. */
export const Subgroups = styled.div`
  --gantry-tile-min-size: 300px;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s24};
`;

export const GroupTitle = styled.h2`
  color: ${tokens.color.text};
  font: ${tokens.type.sectionTitle};
  overflow-wrap: anywhere;

  &:not([data-level='2']) {
    color: ${tokens.color.textMuted};
    font: ${tokens.type.bodyStrong};
  }
`;
