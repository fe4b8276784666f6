import '@gantry/ui-kit/styles.css';
import '@gantry/notification-center/styles.css';
import './support/gantryList.tsx';

/** Gantry as the portal builds it: from the published packages, with their styles from files. */
