import { driveGantryList } from './support/gantryList.tsx';

// As the packages are by default: a script writes the styles when they are first used.
driveGantryList();
