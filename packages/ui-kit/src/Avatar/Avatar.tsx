import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { Picture, Root } from './Avatar.styles.ts';
import { initialsOf } from './initials.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** A person's name and, if there is one, their picture. */
export interface AvatarProps extends ElementProps<HTMLSpanElement> {
  /** The name of the person. Its initials are shown if there is no picture. */
  readonly name: string;
  /** The address of the picture. The initials are shown if there is none, or if it does not load. */
  readonly src?: string | null;
  /** 28, 40 or 72 px. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
  /** Hides the avatar from screen readers, because the name is shown beside it. */
  readonly isDecorative?: boolean;
}

/** Shows a person's picture, or their initials if there is none. */
export function Avatar({ name, src, size = 'medium', isDecorative = false, ...rest }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const initials = initialsOf(name);
  const hasPicture = src !== undefined && src !== null && src !== failedSrc;
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Root {...rest} {...naming} data-size={size}>
      {hasPicture && <Picture src={src} alt="" onError={() => setFailedSrc(src)} />}
      {!hasPicture && (initials === '' ? <UserRound aria-hidden /> : <span aria-hidden>{initials}</span>)}
    </Root>
  );
}
