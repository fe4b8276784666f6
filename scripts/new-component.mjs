// `npm run new:component Name` creates the folder of a component of the kit, exports the component and gives the tests an example of it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../packages/ui-kit/src/', import.meta.url));
const name = process.argv[2] ?? '';
const folder = join(source, name);

const files = {
  [`${name}.styles.ts`]: `import { styled } from 'styled-components';
import { tokens } from '../tokens/index.ts';

export const Root = styled.div\`
  color: \${tokens.color.text};
  font: \${tokens.type.body};
\`;
`,
  [`${name}.tsx`]: `import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Root } from './${name}.styles.ts';

/** The properties of \`${name}\`. */
export interface ${name}Props extends ElementProps<HTMLDivElement> {
  /** What it shows. */
  readonly children: ReactNode;
}

/** Say in one sentence what ${name} is for, and which component to use instead. */
export function ${name}({ children, ...rest }: ${name}Props) {
  return <Root {...rest}>{children}</Root>;
}
`,
  [`${name}.stories.tsx`]: `import preview, { guide } from '../../../../.storybook/preview.tsx';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({
  component: ${name},
  args: { children: '${name}' },
  parameters: guide({
    whenToUse: 'Say what it is for, and which component to use instead.',
    anatomy: 'Name its parts, and say how they change in a narrow container.',
    keyboard: 'Say what each key does.',
    accessibility: 'Name its role, its name, and what is announced.',
  }),
});

export const Plain = meta.story();
`,
  [`${name}.browser.test.tsx`]: `import { expect, test } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { ${name} } from './${name}.tsx';

test('shows its content', async () => {
  const screen = await renderInKit(<${name}>content</${name}>);
  await expect.element(screen.getByText('content')).toBeVisible();
});
`,
};

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (!/^[A-Z][A-Za-z0-9]+$/.test(name))
  fail('Give the component a name in PascalCase: npm run new:component ProgressRow');
if (existsSync(folder))
  fail(`packages/ui-kit/src/${name} exists already. Choose another name, or change the one that is there.`);

mkdirSync(folder);
for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);

const index = join(source, 'index.ts');
const line = `export { ${name}, type ${name}Props } from './${name}/${name}.tsx';\n`;
writeFileSync(index, readFileSync(index, 'utf8') + line);

const examples = join(source, 'testing/everyComponent/examples.testing.tsx');
const example = `  ${name}: { render: (common) => <Kit.${name} {...common}>${name}</Kit.${name}> },\n`;
writeFileSync(examples, readFileSync(examples, 'utf8').replace(/(?<=  \.\.\.overlays,\n)/, example));

console.log(
  `packages/ui-kit/src/${name} was created. The component is exported by packages/ui-kit/src/index.ts, and has an example in testing/everyComponent.`,
);
