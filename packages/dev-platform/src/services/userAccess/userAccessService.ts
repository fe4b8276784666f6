import { profilePictureUpdateSchema } from '@gantry/portal-shell/contracts';
import type { ProfilePicture } from '@gantry/portal-shell/contracts';
import type { Service, ServiceContext } from '../../http/context.ts';
import { createService, readBody, refuse } from '../request.ts';
import { readPicture } from './picture.ts';

/** The user access service: profile pictures. */
export function createUserAccessService({ state }: ServiceContext): Service {
  const service = createService();

  const forget = (userName: string) => {
    const path = state.pictures.get(userName);
    if (path !== undefined) state.files.delete(path);
    state.pictures.delete(userName);
  };

  service.get('/UserAccessProfile/GetUserProfilePicture', (context) => {
    const answer: ProfilePicture = state.pictures.get(context.var.account.userName) ?? null;
    return context.json(answer);
  });

  service.post('/UserAccessProfile/UpdateUserProfilePicture', async (context) => {
    const { image } = await readBody(context, profilePictureUpdateSchema);
    const picture = readPicture(image);
    if (typeof picture === 'string') return refuse(400, picture);
    const { userName } = context.var.account;
    forget(userName);
    const path: ProfilePicture = state.files.save('profile-pictures', picture.fileName, picture.file);
    state.pictures.set(userName, path);
    return context.json(path);
  });

  service.post('/UserAccessProfile/DeleteUserProfilePicture', (context) => {
    forget(context.var.account.userName);
    return context.json(null);
  });

  return service;
}
