import { reactModule } from './shared/reactModule.tsx';
import { SupplyChain } from './supply-chain/SupplyChain.tsx';

/** Supply Chain 2.0. */
export default reactModule((context) => <SupplyChain context={context} />);
