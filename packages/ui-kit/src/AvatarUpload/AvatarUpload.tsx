import { Pencil, Trash2, X } from 'lucide-react';
import { FileTrigger } from 'react-aria-components';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { FieldDescription, FieldErrorText } from '../Field/Field.styles.ts';
import { passFocusOn } from '../focus/passFocusOn.ts';
import { fileMessages, imageMessages } from '../languages/en/files.ts';
import { useMessages } from '../theme/KitContext.ts';
import { Actions, Frame, Progress, Root, Side } from './AvatarUpload.styles.ts';
import { useImageUpload, type ReportProgress } from './useImageUpload.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The person, their picture, and the requests that change it. The component holds the state of the requests. */
export interface AvatarUploadProps extends ElementProps<HTMLDivElement> {
  /** The person whose picture it is. */
  readonly name: string;
  /** The URL of the current picture. Null or undefined if there is none. */
  readonly src?: string | null;
  /**
   * Uploads a PNG or JPEG, and may report its progress. Success is announced when the promise resolves. If it rejects,
   * its `errorMessageOf` is shown and the former picture returns. The signal fires if the person gives the upload up: the former picture is shown
   * again then.
   */
  readonly onUpload: (file: File, reportProgress: ReportProgress, signal: AbortSignal) => Promise<void>;
  /** Deletes the picture. Without it there is no button for that. Errors are handled as in `onUpload`. */
  readonly onDelete?: () => Promise<void>;
  /**
   * Returns the text for an error in the language of the page, which may have changed since. Without it, and if it knows no text, the error's
   * message is shown; for an error of the browser the kit's own text.
   */
  readonly errorMessageOf?: ((error: unknown) => string | undefined) | undefined;
  /** The size that a picture may have. It stands below the buttons, and a larger one is refused. */
  readonly maxBytes?: number;
}

/** The service may still refuse a complete upload, so the bar is full and green only after the promise resolves. */
const heldBelowEnd = (percent: number | null) => percent && Math.min(percent, 99);

/** Moves focus from a button that disappears to the first button beside it. */
const passToFirst = passFocusOn((button) => [button.parentElement?.querySelector('button') ?? null]);

/** The button beside the progress goes with it. */
const passToEdit = passFocusOn((button) => [button.closest('[data-side]')?.querySelector('button') ?? null]);

/** Lets a person change or delete their picture (PNG or JPEG). The new picture is shown during the upload. */
export function AvatarUpload({ name, src, onUpload, onDelete, errorMessageOf, maxBytes, ...rest }: AvatarUploadProps) {
  const messages = useMessages(imageMessages);
  const { fileLimit, cancelUpload } = useMessages(fileMessages);
  const { state, error, send, remove, accept } = useImageUpload(onUpload, onDelete, maxBytes, errorMessageOf);
  const isChanging = state.kind === 'changing';
  const upload = state.kind === 'changing' ? state.upload : null;
  const shown = upload?.preview ?? src;

  return (
    <Root {...rest}>
      <Frame data-busy={isChanging || undefined}>
        <Avatar name={name} src={shown ?? null} size="large" />
      </Frame>
      <Side data-side>
        <Actions>
          <FileTrigger
            acceptedFileTypes={accept}
            onSelect={(files) => {
              const file = files?.[0];
              if (file) void send(file);
            }}
          >
            <Button size="small" icon={<Pencil aria-hidden />} isPending={isChanging}>
              {messages.editImage}
            </Button>
          </FileTrigger>
          {onDelete && src !== undefined && src !== null && (
            <Button
              variant="quiet"
              size="small"
              icon={<Trash2 aria-hidden />}
              // The delete button disappears together with the deleted picture.
              ref={passToFirst}
              isPending={isChanging}
              onPress={() => void remove()}
            >
              {messages.deleteImage}
            </Button>
          )}
        </Actions>
        {state.kind === 'changing' && upload !== null ? (
          <Progress>
            <ProgressBar aria-label={messages.imageUploading} value={heldBelowEnd(state.percent)} />
            <IconButton
              ref={passToEdit}
              size="small"
              label={cancelUpload}
              icon={<X aria-hidden />}
              onPress={upload.cancel}
            />
          </Progress>
        ) : (
          <FieldDescription>
            {maxBytes === undefined ? messages.imageTypes : `${messages.imageTypes} · ${fileLimit(maxBytes)}`}
          </FieldDescription>
        )}
        <FieldErrorText role="alert">{error}</FieldErrorText>
      </Side>
    </Root>
  );
}
