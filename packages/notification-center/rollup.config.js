import { libraryConfig } from '../../scripts/rollup.library.mjs';

export default libraryConfig();
