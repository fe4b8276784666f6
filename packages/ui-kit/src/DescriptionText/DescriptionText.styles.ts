import { Button as AriaButton } from 'react-aria-components';
import { styled } from 'styled-components';
import { focusRing } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Root = styled.div`
  max-inline-size: 75ch;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.description};
  overflow-wrap: anywhere;
  outline: none;
`;

/** Texts from data run their own way, whatever the page's. */
export const Words = styled.bdi`
  &[data-clamped] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--gantry-lines);
    overflow: hidden;
  }
`;

/** Padded to be easily hit, without moving the line it stands in. */
export const RevealButton = styled(AriaButton)<{ readonly className?: string }>`
  ${focusRing}
  outline-offset: -1px;
  display: inline-block;
  margin: -2px -4px;
  padding: 2px 4px;
  border: 0;
  border-radius: 4px;
  background: none;
  color: ${tokens.color.textLink};
  font: inherit;
  cursor: pointer;

  &[data-hovered] {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
