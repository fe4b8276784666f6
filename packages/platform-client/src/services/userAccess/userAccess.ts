import { checked, type HttpClient, type HttpRequest } from '../HttpClient.ts';
import { isClimbingPath } from '../../addresses/decodedPath.ts';
import { profilePictureSchema, type ProfilePictureUpdate } from './userAccess.schemas.ts';

/** Encodes a file in base64, without the `data:` prefix, as the service requires. */
async function pictureUpdateOf(file: File): Promise<ProfilePictureUpdate> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return { image: btoa(binary), fileName: file.name };
}

const textAnswer = { responseType: 'text' } as const;

/** The user access service: the profile picture. */
export type UserAccessService = ReturnType<typeof createUserAccessService>;

/** @param storage the base address that the returned paths are below */
export function createUserAccessService(http: HttpClient, storage: string) {
  const call = (method: HttpRequest['method'], operation: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
    service: 'userAccess',
    method,
    path: `/UserAccessProfile/${operation}`,
    isProgramRequired: false,
    ...more,
  });
  const addressOf = (path: string | null) => {
    if (path === null) return null;
    const address = `${storage}/${path.replace(/^[/\\]+/, '')}`;
    if (!isClimbingPath(path) && URL.canParse(address)) return address;
    console.warn('The path of the profile picture leads out of the storage, so no picture is shown.', path);
    return null;
  };
  const pictureOf = async (request: HttpRequest, client = http) =>
    addressOf(await checked(client, request, profilePictureSchema));
  return {
    /** Gets the address of the picture; null if there is none. The call needs no program. */
    getProfilePicture: (signal?: AbortSignal) =>
      pictureOf(call('GET', 'GetUserProfilePicture', { ...textAnswer, ...(signal && { signal }) })),
    /**
     * Stores a png or jpeg and returns its address.
     *
     * @param client sends it; it may report how much is sent
     */
    updateProfilePicture: async (file: File, client = http, signal?: AbortSignal) => {
      const update = { ...textAnswer, body: await pictureUpdateOf(file), ...(signal && { signal }) };
      const address = await pictureOf(call('POST', 'UpdateUserProfilePicture', update), client);
      // "POST UpdateUserProfilePicture with {image, fileName}": nothing is said of an answer.
      return address ?? pictureOf(call('GET', 'GetUserProfilePicture', textAnswer));
    },
    deleteProfilePicture: async () => {
      await http.request(call('POST', 'DeleteUserProfilePicture'));
    },
  };
}
