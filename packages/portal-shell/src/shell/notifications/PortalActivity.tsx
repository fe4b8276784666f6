import { MyActivity, type MyActivityProps } from '../../screens/MyActivity/MyActivity.tsx';
import { notificationParts } from './notificationParts.tsx';

/** My Activity, with what the portal adds to its lists. */
export const PortalActivity = (props: Omit<MyActivityProps, 'parts'>) => (
  <MyActivity {...props} parts={notificationParts} />
);
