import { settingsCalls } from '../../contract/settingsCalls.ts';
import type { Service, ServiceContext } from '../../http/context.ts';
import { addCall } from '../addCall.ts';
import { createService, refuse } from '../request.ts';

/** The settings service: what people arrange, for all of their devices. */
export function createSettingsService({ state }: ServiceContext): Service {
  const service = createService();
  addCall(service, settingsCalls.getSettings, ({ userName }) => state.settings.of(userName));
  addCall(service, settingsCalls.changeSettings, ({ userName, body: { changes } }) => {
    const answer = state.settings.change(userName, changes);
    return typeof answer === 'string' ? refuse(400, answer) : answer;
  });
  return service;
}
