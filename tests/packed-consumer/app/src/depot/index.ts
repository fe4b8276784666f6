export { createLiveMessages } from './liveMessages.ts';
export { messageClient } from './messageClient.ts';
export { reportJobs } from './reportJobs.ts';
