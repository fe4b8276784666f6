import { lazyPart } from '@gantry/ui-kit';
import { MyActivity, type MyActivityProps } from '../../screens/MyActivity/MyActivity.tsx';
import { notificationParts } from '../notifications/notificationParts.tsx';
import { useExtensions } from './useExtensions.ts';

const widget = lazyPart(async () => (await import('./ActivityWidget.tsx')).ActivityWidget);

/** My Activity, with the widgets of extensions below its columns. */
export function ActivityWithWidgets(props: Omit<MyActivityProps, 'parts' | 'widgets'>) {
  const extensions = useExtensions('activityWidget');
  const widgets = extensions.map((extension) => <widget.Part key={extension.entry} props={{ extension }} />);
  return <MyActivity {...props} parts={notificationParts} widgets={widgets} />;
}
