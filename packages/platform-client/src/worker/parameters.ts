/** The parameters in the worker's address: which of its duties it has. */
export const keepsFilesParameter = 'keepsFiles';
export const keepsPageParameter = 'keepsPage';
/** Repeated: the folders that the scripts of modules and views come from. */
export const scriptFolderParameter = 'scriptFolder';
