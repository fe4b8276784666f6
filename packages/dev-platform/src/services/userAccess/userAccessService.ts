import { portalCalls } from '../../contract/portalCalls.ts';
import type { Service, ServiceContext } from '../../http/context.ts';
import { addCall } from '../addCall.ts';
import { createService, refuse } from '../request.ts';
import { readPicture } from './picture.ts';

/** The user access service: profile pictures. */
export function createUserAccessService({ state }: ServiceContext): Service {
  const service = createService();

  const forget = (userName: string) => {
    const path = state.pictures.get(userName);
    if (path !== undefined) state.files.delete(path);
    state.pictures.delete(userName);
  };

  addCall(service, portalCalls.getPicture, ({ userName }) => state.pictures.get(userName) ?? null);

  addCall(service, portalCalls.updatePicture, ({ userName, body: { image } }) => {
    const picture = readPicture(image);
    if (typeof picture === 'string') return refuse(400, picture);
    forget(userName);
    const path = state.files.save('profile-pictures', picture.fileName, picture.file);
    state.pictures.set(userName, path);
    return path;
  });

  addCall(service, portalCalls.deletePicture, ({ userName }) => {
    forget(userName);
    return {};
  });

  return service;
}
