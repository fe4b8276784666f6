import { Glyph, Icon, downloadGlyph } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  Glyph: { render: (common) => <Glyph {...common} shape={downloadGlyph} /> },
  Icon: { render: (common) => <Icon {...common} name="tower" /> },
};
