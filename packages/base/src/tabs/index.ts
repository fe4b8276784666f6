/**
 * Channels between the tabs of one browser. This is the entry point `@gantry/base/tabs`.
 * @packageDocumentation
 */
export { hasChannels, openChannel, openTabChannel, type TabChannel, type TabChannelOptions } from './openTabChannel.ts';
