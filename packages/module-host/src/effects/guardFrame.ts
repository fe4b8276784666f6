import { rememberBuiltIns, type BuiltIns } from '@gantry/module/effects';
import { ModuleFailure } from '../life/ModuleState.ts';

let builtIns: BuiltIns | null = null;

/** The child of the body that an element is in; null if it is not in the body. */
function childOfBody(element: Element): Element | null {
  let child: Element | null = element;
  while (child !== null && child.parentElement !== document.body) child = child.parentElement;
  return child;
}

/**
 * Watches the changes of a module to the page outside its container. A frame that it removes from the body is put back. A built-in that it
 * changes is restored, and the console names the module.
 *
 * @param place the element of the portal that the module's container is in
 * @param onFrameDamage called after the frame was put back
 */
export function guardFrame(place: Element, moduleName: string, onFrameDamage: (error: Error) => void) {
  // The snapshot is taken once, before the first module runs. A later one could contain a module's changes.
  builtIns ??= rememberBuiltIns();
  const known = builtIns;
  const { body } = document;
  const frame = childOfBody(place);

  const check = (isOver: boolean) => {
    const changed = known.restore(isOver);
    if (changed.length === 0) return;
    console.warn(
      `The module ${moduleName} changed ${changed.join(', ')}, which the portal shares with it. The original was put back. Change a copy instead.`,
    );
  };

  const observer = new MutationObserver(() => {
    if (document.body !== body) document.documentElement.append(body);
    if (frame === null || frame.parentNode === body) return;
    body.prepend(frame);
    const message = `The module ${moduleName} took the portal's frame out of the page, so the frame was put back and the module was closed. A module may change its container only.`;
    onFrameDamage(new ModuleFailure('frame', message));
  });
  observer.observe(document.documentElement, { childList: true });
  observer.observe(body, { childList: true });

  const checkLater = () => check(false);
  // The first sign of a changed built-in is often an error in other code.
  window.addEventListener('error', checkLater);

  return {
    /** Checks the built-ins now. */
    check: checkLater,
    /** Checks once more and stops. */
    stop: () => {
      observer.disconnect();
      window.removeEventListener('error', checkLater);
      check(true);
    },
  };
}
