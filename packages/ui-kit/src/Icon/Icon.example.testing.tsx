import { downloadGlyph } from '../icons.ts';
import { Glyph, Icon } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  Glyph: { render: (common) => <Glyph {...common} shape={downloadGlyph} /> },
  Icon: { render: (common) => <Icon {...common} name="tower" /> },
};
