import type { ModuleContext } from '@gantry/module';
import type { MouseEvent, ReactNode } from 'react';

interface InsideLinkProps {
  readonly context: ModuleContext;
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that stays in the portal on a plain click and can still be opened in a new tab. */
export function InsideLink({ context, href, children }: InsideLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    context.navigate(href);
  };
  return (
    <a href={href} onClick={follow}>
      {children}
    </a>
  );
}
