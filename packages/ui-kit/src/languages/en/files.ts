/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.
import { bytesIn } from '../bytesIn.ts';

/** Returns the messages with the formats of a language. */
export const fileMessagesIn = (bytes: (value: number) => string) => ({
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  takePhoto: 'Take a photo',
  dropFile: 'or drop it here',
  dropFiles: 'or drop them here',
  cancelUpload: 'Cancel the upload',
  uploadCancelled: 'Upload cancelled',
  fileSize: (size: number) => bytes(size),
  fileLimit: (limit: number) => `At most ${bytes(limit)}`,
  fileTypeRefused: (name: string, types: string) => `${name} is not of the type ${types}. Choose another file.`,
  fileTooLarge: (name: string, limit: number) => `${name} is larger than ${bytes(limit)}. Choose a smaller file.`,
});

/** The choice of files, and their sizes. */
export const fileMessages = /*#__PURE__*/ fileMessagesIn((value) => bytesIn('en')(value));

/** The upload of a person's picture. */
export const imageMessages = {
  editImage: 'Edit Image',
  deleteImage: 'Delete Image',
  imageTypes: 'PNG or JPEG',
  imageRefused: (name: string) => `${name} is neither PNG nor JPEG. Choose another file.`,
  imageUploading: 'Uploading image',
  imageUploaded: 'Image uploaded',
  imageDeleted: 'Image deleted',
  imageFailed: 'The image could not be changed. Try again.',
};
