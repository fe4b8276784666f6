import { Notifications } from './Notifications';

export default function Home() {
  return <Notifications userId="avery" />;
}
