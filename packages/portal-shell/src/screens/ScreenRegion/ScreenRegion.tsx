import { useRef, type ReactNode } from 'react';
import { useNavigationFocus } from '../parts/NavigationFocus.tsx';
import { useDocumentTitle } from '../Page/Page.tsx';
import { Region } from './ScreenRegion.styles.ts';

interface ScreenRegionProps {
  /** The name of the screen in the browser's tab and history. */
  readonly title: string;
  /** Names the region if its content has no heading. */
  readonly label?: string;
  /** Identifies the screen, such as by its base path; by default the path. The focus moves when it changes. */
  readonly place?: string;
  /** True if the screen is the whole page, and so its main content. @default false */
  readonly isFullPage?: boolean;
  readonly children: ReactNode;
}

/** A screen without a heading of its own, such as a module. The region takes the focus after navigation. */
export function ScreenRegion({ title, label, place, isFullPage = false, children }: ScreenRegionProps) {
  const region = useRef<HTMLElement>(null);
  useDocumentTitle(title);
  useNavigationFocus(region, place);
  const element = label === undefined ? 'div' : 'section';
  return (
    <Region as={isFullPage ? 'main' : element} ref={region} tabIndex={-1} aria-label={label}>
      {children}
    </Region>
  );
}
