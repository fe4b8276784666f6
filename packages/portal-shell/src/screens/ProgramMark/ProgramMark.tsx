import { Icon } from '@gantry/ui-kit';
import type { ProgramChoice } from '../programs.ts';
import { Mark } from './ProgramMark.styles.ts';

/** The icon of a program on its color, beside its name. It is decorative. */
export function ProgramMark({ program: { color, icon } }: { readonly program: Pick<ProgramChoice, 'color' | 'icon'> }) {
  return (
    <Mark
      aria-hidden
      style={{ '--gantry-program-color': color ?? undefined }}
      data-colored={color !== null || undefined}
    >
      <Icon name={icon} />
    </Mark>
  );
}
