import { AvatarUpload } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  AvatarUpload: {
    render: (common) => <AvatarUpload {...common} name="Avery Stone" onUpload={() => Promise.resolve()} />,
  },
};
