import { ThemeProvider } from '@gantry/ui-kit';
import { use, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../packages/ui-kit/src/tokens/index.ts';
import { ToolbarDirection } from './ToolbarDirection.ts';

const Area = styled.div`
  color: ${tokens.color.text};
  font: ${tokens.type.body};
`;

/** A part of a docs page that is drawn with the kit. It leaves the page around it alone. */
export function KitArea({ children }: { readonly children: ReactNode }) {
  return (
    // Storybook's styles for text would change the kit's elements.
    <div className="sb-unstyled">
      <ThemeProvider locale="en-US" direction={use(ToolbarDirection)} isIsolated>
        <Area>{children}</Area>
      </ThemeProvider>
    </div>
  );
}
