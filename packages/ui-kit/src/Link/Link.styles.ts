import { Link as AriaLink } from 'react-aria-components';
import { styled } from 'styled-components';
import { buttonLooks } from '../Button/Button.styles.ts';
import { addressOnPaper, disabledText, focusRing, mirrored, notOnPaper, square, transition } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const InlineLink = styled(AriaLink)<{ readonly className?: string }>`
  ${focusRing}
  ${transition(['color', 'text-decoration-color'])}
  border-radius: 2px;
  position: relative;

  /* What is hit is at least as high as a target, and nothing moves. */
  &::before {
    content: '';
    position: absolute;
    inset: min(0px, calc((100% - ${tokens.size.target}) / 2)) 0;
  }
  color: ${tokens.color.textLink};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &[data-hovered] {
    text-decoration-thickness: 2px;
  }

  ${disabledText}

  ${addressOnPaper}
`;

export const ButtonLink = styled(AriaLink)<{ readonly className?: string }>`
  ${buttonLooks}
`;

/** The mark of a link that opens a new tab. */
export const NewTabMark = styled.span`
  white-space: nowrap;

  & svg {
    ${square('1em')}
    margin-inline-start: 0.25em;
    vertical-align: -0.125em;
  }

  /* The arrow points away from the text, whichever way that runs. */
  ${mirrored('&:dir(rtl) svg')}

  ${notOnPaper}
`;
