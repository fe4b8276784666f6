/** The wire shapes of the user access service. */
import * as v from 'valibot';

/** GET /UserAccessProfile/GetUserProfilePicture, and the answer of an update: a path under the storage, or null without a picture. */
export const profilePictureSchema = v.nullable(v.string());

/** POST /UserAccessProfile/UpdateUserProfilePicture: `image` is base64 without its `data:` prefix. */
export const profilePictureUpdateSchema = v.object({ image: v.string(), fileName: v.string() });

/** The body of a refused update or removal (400). */
export const profilePictureRefusalSchema = v.object({ message: v.string() });

export type ProfilePicture = v.InferOutput<typeof profilePictureSchema>;
export type ProfilePictureUpdate = v.InferOutput<typeof profilePictureUpdateSchema>;
