/** The parameters in the worker's address: which of its duties it has. */
export const keepsFilesParameter = 'keepsFiles';
export const keepsPageParameter = 'keepsPage';
export const receivesPushParameter = 'receivesPush';
