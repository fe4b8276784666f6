import { useId, type ReactNode } from 'react';
import { Illustration } from '../Illustration/Illustration.tsx';
import type { IllustrationName } from '../Illustration/illustrationNames.ts';
import { ErrorReference } from '../ErrorCard/ErrorReference.tsx';
import { Actions, Code, Description, Root, Title, Words } from './ErrorPage.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The texts and actions of an error page. The kit has no texts for them. */
export interface ErrorPageProps extends ElementProps<HTMLElement> {
  /** The error, as the heading of the page. */
  readonly title: string;
  /** The meaning of the error, and the next step. */
  readonly description?: ReactNode;
  /** The HTTP status, such as "404". */
  readonly code?: string | undefined;
  readonly illustration: IllustrationName;
  /** The main action: a `Link` that looks like a button, or a `Button`. */
  readonly action?: ReactNode;
  /** A second, less prominent action. */
  readonly secondaryAction?: ReactNode;
  /** Shows the reference of the error, if the app gives one. Leave it out if nothing failed, as on a page that does not exist. @default false */
  readonly hasReference?: boolean;
  /** Fills the window, for a page outside the frame of the app. @default false */
  readonly isFullPage?: boolean;
}

/** A full page for an error. For the common errors there are pages with an illustration, such as `NotFoundPage`. */
export function ErrorPage({
  title,
  description,
  code,
  illustration,
  action,
  secondaryAction,
  hasReference = false,
  isFullPage = false,
  ...rest
}: ErrorPageProps) {
  const titleId = useId();
  return (
    <Root {...rest} aria-labelledby={titleId} data-full-page={isFullPage || undefined}>
      <Illustration name={illustration} size="large" />
      <Words>
        {code !== undefined && <Code>{code}</Code>}
        <Title id={titleId}>{title}</Title>
        {description && <Description>{description}</Description>}
      </Words>
      {(action || secondaryAction) && (
        <Actions>
          {action}
          {secondaryAction}
        </Actions>
      )}
      {hasReference && <ErrorReference title={title} />}
    </Root>
  );
}
