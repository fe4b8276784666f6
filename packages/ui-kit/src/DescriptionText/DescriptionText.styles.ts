import { Button as AriaButton } from 'react-aria-components';
import { styled } from 'styled-components';
import { focusRing, notOnPaper } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Root = styled.div`
  max-inline-size: 75ch;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.description};
  overflow-wrap: anywhere;
  outline: none;
`;

/** Text from data has its own direction, whatever that of the page. */
export const Words = styled.bdi`
  &[data-clamped] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--gantry-lines);
    overflow: hidden;
  }
`;

/** The padding enlarges the target and does not move the line. */
export const RevealButton = styled(AriaButton)<{ readonly className?: string }>`
  ${focusRing}
  position: relative;
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

  &::before {
    content: '';
    position: absolute;
    inset: 50% auto auto 50%;
    inline-size: max(100%, ${tokens.size.target});
    block-size: max(100%, ${tokens.size.target});
    translate: -50% -50%;
  }
  &[data-hovered] {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  ${notOnPaper}
`;
