import { AvatarUpload } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  AvatarUpload: {
    render: (common) => <AvatarUpload {...common} name="Avery Stone" onUpload={() => Promise.resolve()} />,
  },
};
