import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { Picture, Root } from './Avatar.styles.ts';
import { initialsOf } from './initials.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** 28, 40 or 72 px. */
export type AvatarSize = 'small' | 'medium' | 'large';

/** What `Avatar` takes. */
export interface AvatarProps extends ElementProps<HTMLSpanElement> {
  /** The person; their initials stand in while there is no picture. */
  readonly name: string;
  /** Where the picture is; null or nothing when the person has none. One that does not load gives way to the initials. */
  readonly src?: string | null;
  /** @default 'medium' */
  readonly size?: AvatarSize;
  /** The name stands beside it already, so screen readers pass over it. */
  readonly isDecorative?: boolean;
}

/** A person's picture, or their initials. */
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
