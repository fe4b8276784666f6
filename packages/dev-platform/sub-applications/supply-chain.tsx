import { mountReact } from './shared/mountReact.tsx';
import { SupplyChain } from './supply-chain/SupplyChain.tsx';

/** Supply Chain 2.0. */
export const mount = mountReact((context) => <SupplyChain context={context} />);
