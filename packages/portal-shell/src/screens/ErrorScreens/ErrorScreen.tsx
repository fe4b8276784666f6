import { useRef, type ReactNode } from 'react';
import { useNavigationFocus } from '../../shell/navigationFocus/NavigationFocus.tsx';
import { useDocumentTitle } from '../Page/index.ts';
import { Region } from './ErrorScreens.styles.ts';

interface ErrorScreenProps {
  readonly title: string;
  /** It is all that is on the page, so it is the page's main content. */
  readonly isFullPage?: boolean;
  readonly children: ReactNode;
}

/** Names the tab after what happened, and takes the focus when a person has come here. */
export function ErrorScreen({ title, isFullPage = false, children }: ErrorScreenProps) {
  const region = useRef<HTMLElement>(null);
  useDocumentTitle(title);
  useNavigationFocus(region);
  return (
    <Region as={isFullPage ? 'main' : 'div'} ref={region} tabIndex={-1}>
      {children}
    </Region>
  );
}
