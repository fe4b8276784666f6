import { useRef, type ReactNode } from 'react';
import { useNavigationFocus } from '../../frameParts/NavigationFocus.tsx';
import { useDocumentTitle } from '../Page/index.ts';
import { Region } from './ScreenRegion.styles.ts';

interface ScreenRegionProps {
  /** What the browser's tab and history call this screen. */
  readonly title: string;
  /** Names the region, where its content has no heading that does. */
  readonly label?: string;
  /** What stays the same while the person does not leave the screen, such as its base path; the path unless given. */
  readonly place?: string;
  /** It is all that is on the page, so it is the page's main content. @default false */
  readonly isFullPage?: boolean;
  readonly children: ReactNode;
}

/** A screen whose heading is someone else's: it takes the focus as a whole when a person has come here. */
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
