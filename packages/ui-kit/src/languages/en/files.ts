import { bytesIn } from '../bytesIn.ts';

// A file of its own: the first screen of an app loads the messages of the other groups.

/** Returns the messages of the choice of files, with sizes as `bytes` writes them. */
export const fileMessagesIn = (bytes: (value: number) => string) => ({
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  takePhoto: 'Take a photo',
  dropFile: 'or drop it here',
  dropFiles: 'or drop them here',
  cancelUpload: 'Cancel the upload',
  uploadCancelled: 'Upload cancelled',
  fileSize: bytes,
  fileLimit: (limit: number) => `At most ${bytes(limit)}`,
  fileTypeRefused: (name: string, types: string) => `${name} is not of the type ${types}. Choose another file.`,
  fileTooLarge: (name: string, limit: number) => `${name} is larger than ${bytes(limit)}. Choose a smaller file.`,
});

/** The choice of files, and their sizes. */
export const fileMessages = /*#__PURE__*/ fileMessagesIn((value) => bytesIn('en')(value));
