import { kitModule } from './shared/kitModule.tsx';
import { SupplyChain } from './supply-chain/SupplyChain.tsx';

/** Supply Chain 2.0. */
export default kitModule(['en'], (context) => <SupplyChain context={context} />);
