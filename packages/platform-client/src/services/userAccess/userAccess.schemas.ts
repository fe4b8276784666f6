/** The wire shapes of the user access service. */
import * as v from 'valibot';

const jsonText = v.pipe(v.string(), v.parseJson(), v.nullable(v.string()));
/** Some services write a path as it is, without the quotes of JSON. No path is a page or an object. */
const plainText = v.pipe(v.string(), v.regex(/^[^<{[]*$/));

/**
 * GET /UserAccessProfile/GetUserProfilePicture, and the answer of an update, as a text: a path under the storage, or null without a picture.
 * An update may answer with nothing.
 */
export const profilePictureSchema = v.pipe(
  v.optional(v.union([jsonText, plainText]), ''),
  v.transform((path) => path?.trim() || null),
);

/** POST /UserAccessProfile/UpdateUserProfilePicture: `image` is base64 without its `data:` prefix. */
export interface ProfilePictureUpdate {
  readonly image: string;
  readonly fileName: string;
}
