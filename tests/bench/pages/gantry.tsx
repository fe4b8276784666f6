import '@gantry/ui-kit/styles.css';
import '@gantry/notification-center/styles.css';
import { driveGantryList } from './support/gantryList.tsx';

driveGantryList();
