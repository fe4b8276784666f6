import { tokens } from '../../tokens/index.ts';

const { color } = tokens;

/** The colours of each tone, in the order success, warning, danger, information. `neutral` has none of its own. */
const colors = {
  background: [
    color.backgroundSuccessSubtle,
    color.backgroundWarningSubtle,
    color.backgroundDangerSubtle,
    color.backgroundInformationSubtle,
  ],
  icon: [color.iconSuccess, color.iconWarning, color.iconDanger, color.iconInformation],
  text: [color.textSuccess, color.textWarning, color.textDanger, color.textInformation],
} as const;

/** Gives an element with `data-tone` the colour of its tone, on its background or as its own colour. */
export function toned(part: keyof typeof colors): string {
  const property = part === 'background' ? 'background' : 'color';
  const [success, warning, danger, information] = colors[part];
  return `
    &[data-tone='success'] { ${property}: ${success}; }
    &[data-tone='warning'] { ${property}: ${warning}; }
    &[data-tone='danger'] { ${property}: ${danger}; }
    &[data-tone='information'] { ${property}: ${information}; }
  `;
}
