import { Camera, Upload, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FileTrigger, type DropItem } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import type { FieldTexts } from '../Field/Field.tsx';
import { FieldDescription, FieldErrorText, FieldLabel, FieldRoot } from '../Field/Field.styles.ts';
import { useFieldProblem, useServerError } from '../Field/fieldProblems.ts';
import { passFocusToNeighbor } from '../focus/passFocusOn.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { fileMessages } from '../languages/en/files.ts';
import { closeMessages } from '../languages/en/index.ts';
import { useMediaQuery } from '../mediaQuery/useMediaQuery.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { useMessages } from '../theme/KitContext.ts';
import { isOfType, withType } from './fileChecks.ts';
import { Chosen, DropHint, Files, Name, Size, Zone } from './FileField.styles.ts';

/** What is shown of a file: a `File`, or what is known of one that was sent before the page was loaded. */
export type ShownFile = Pick<File, 'name' | 'size'>;

/** The chosen files, and what becomes of them. The app holds them. */
export interface FileFieldProps<Shown extends ShownFile = File> extends ElementProps<HTMLDivElement>, FieldTexts {
  readonly files: readonly {
    readonly file: Shown;
    /** How much of it is sent, from 0 to 100; null if that is unknown. Without it there is no bar. */
    readonly progress?: number | null;
    /** Why it was not sent. */
    readonly errorMessage?: string;
  }[];
  /** Called with what a person chose or dropped and the field accepts. */
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (file: Shown) => void;
  /** Extensions and types, such as `.csv` or `image/*`. Any other file is refused. The ending counts where a file has no type. */
  readonly accept?: readonly string[];
  /** The size that a file may have. It stands below the field. */
  readonly maxBytes?: number;
  /** @default false */
  readonly isMultiple?: boolean;
  /** On a phone or tablet, a second button opens this camera. The first one offers the gallery. */
  readonly camera?: 'user' | 'environment';
  readonly isDisabled?: boolean;
  /** The name under which the server of a form says what is wrong with the files. The app sends them itself. */
  readonly name?: string;
}

/** Lets a person choose files, drop them, or take a photo, and shows what becomes of each. For a person's picture, use `AvatarUpload`. */
export function FileField<Shown extends ShownFile = File>({
  label,
  description,
  errorMessage,
  files,
  onAdd,
  onRemove,
  accept,
  maxBytes,
  isMultiple = false,
  camera,
  isDisabled = false,
  name,
  ...rest
}: FileFieldProps<Shown>) {
  const messages = { ...useMessages(fileMessages), ...useMessages(closeMessages) };
  const [refused, setRefused] = useState<readonly File[]>([]);
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const id = useId();
  const labelRef = useRef<HTMLLabelElement>(null);
  const serverError = useServerError(name, files);

  const refusalOf = (file: File): string | null => {
    if (accept && !isOfType(file, accept)) return messages.fileTypeRefused(file.name, accept.join(', '));
    return maxBytes !== undefined && file.size > maxBytes ? messages.fileTooLarge(file.name, maxBytes) : null;
  };
  const choose = (given: Iterable<File> | null) => {
    const chosen = [...(given ?? [])].slice(0, isMultiple ? undefined : 1);
    setRefused(chosen.filter((file) => refusalOf(file) !== null));
    const accepted = chosen.filter((file) => refusalOf(file) === null);
    if (accepted.length > 0) onAdd(accepted.map(withType));
  };
  const drop = async (items: readonly DropItem[]) =>
    choose(await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))));

  const limit = maxBytes === undefined ? undefined : messages.fileLimit(maxBytes);
  const hints = [description, limit].filter((hint) => hint !== undefined);
  const error = [...refused.map(refusalOf), serverError || errorMessage].filter(Boolean).join(' ');
  useFieldProblem(labelRef, label, error);
  const types = accept && { acceptedFileTypes: accept };
  return (
    <FieldRoot role="group" aria-labelledby={id} aria-describedby={`${id}hint ${id}error`} {...rest}>
      <FieldLabel id={id} ref={labelRef} elementType="span">
        {label}
      </FieldLabel>
      <Zone isDisabled={isDisabled} aria-labelledby={id} onDrop={({ items }) => void drop(items)}>
        <FileTrigger {...types} allowsMultiple={isMultiple} onSelect={choose}>
          <Button size="small" icon={<Upload aria-hidden />} isDisabled={isDisabled}>
            {isMultiple ? messages.chooseFiles : messages.chooseFile}
          </Button>
        </FileTrigger>
        {camera !== undefined && hasCamera && (
          <FileTrigger {...types} defaultCamera={camera} onSelect={choose}>
            <Button size="small" variant="quiet" icon={<Camera aria-hidden />} isDisabled={isDisabled}>
              {messages.takePhoto}
            </Button>
          </FileTrigger>
        )}
        <DropHint>{isMultiple ? messages.dropFiles : messages.dropFile}</DropHint>
      </Zone>
      {hints.length > 0 && <FieldDescription id={`${id}hint`}>{hints.join(' · ')}</FieldDescription>}
      <FieldErrorText id={`${id}error`} role="alert">
        {error}
      </FieldErrorText>
      {files.length > 0 && (
        <Files role="list" aria-labelledby={id}>
          {files.map(({ file, progress, errorMessage: failure }, place) => (
            // Two files may have one name.
            <Chosen key={`${file.name} ${String(file.size)} ${String(place)}`}>
              <Name dir="auto">{file.name}</Name>
              <Size>{messages.fileSize(file.size)}</Size>
              <IconButton
                ref={passFocusToNeighbor}
                size="small"
                label={messages.removeItem(file.name)}
                icon={<X aria-hidden />}
                onPress={() => onRemove(file)}
              />
              {progress !== undefined && failure === undefined && (
                <ProgressBar aria-label={file.name} value={progress} />
              )}
              {failure !== undefined && <FieldErrorText role="alert">{failure}</FieldErrorText>}
            </Chosen>
          ))}
        </Files>
      )}
    </FieldRoot>
  );
}
