import { tokens } from '../../tokens/index.ts';

/** Narrows a style to reduced motion, asked for by the device or by `data-motion="reduced"`. For what `transition` does not cover, such as keyframes. */
export function reducedMotion(declarations: string): string {
  return `
    @media (prefers-reduced-motion: reduce) { ${declarations} }
    :root[data-motion='reduced'] & { ${declarations} }
  `;
}

/**
 * The one way to let a style glide: `${transition(['background-color', 'opacity'])}`.
 * Under reduced motion the duration tokens are zero, and only opacity keeps its own.
 * @param duration one of `tokens.motion`; hover and press by default.
 */
export function transition(properties: readonly string[], duration: string = tokens.motion.fast): string {
  const parts = properties.map((property) =>
    property === 'opacity'
      ? `opacity max(${duration}, ${tokens.motion.fade}) linear`
      : `${property} ${duration} ${tokens.motion.easeOut}`,
  );
  return `transition: ${parts.join(', ')};`;
}
