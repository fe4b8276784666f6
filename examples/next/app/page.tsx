import { Warehouse } from './Warehouse';

export default function Home() {
  return <Warehouse />;
}
