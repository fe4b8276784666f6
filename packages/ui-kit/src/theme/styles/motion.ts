import { tokens } from '../../tokens/index.ts';

/**
 * Limits a style to reduced motion, requested by the device or by `data-motion="reduced"`. It is for animations that
 * `transition` does not cover, such as keyframes.
 */
export function reducedMotion(declarations: string): string {
  return `
    @media (prefers-reduced-motion: reduce) { ${declarations} }
    :root[data-motion='reduced'] & { ${declarations} }
  `;
}

/**
 * Creates every transition of the kit: `${transition(['background-color', 'opacity'])}`. Under reduced motion the
 * duration tokens are zero, and only opacity keeps its duration.
 * @param duration one of `tokens.motion`. By default it is the duration of hover and press.
 */
export function transition(properties: readonly string[], duration: string = tokens.motion.fast): string {
  const parts = properties.map((property) =>
    property === 'opacity'
      ? `opacity max(${duration}, ${tokens.motion.fade}) linear`
      : `${property} ${duration} ${tokens.motion.easeOut}`,
  );
  return `transition: ${parts.join(', ')};`;
}

/**
 * A popover leaves the page without a transition. React Aria 1.22 keeps a popover for ever whose exit transition is
 * cancelled.
 */
export const leavesAtOnce = `
  &[data-exiting] { transition: none; }
`;

/** A layer that fades in, and leaves at once. A function, so that an app without such layers does not have it. */
export const fadesIn = (): string => `
  ${transition(['opacity'])}
  &[data-entering] { opacity: 0; }
  ${leavesAtOnce}
`;
