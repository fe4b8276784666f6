import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFakePortal } from '../shell/testing/createFakePortal.testing.tsx';
import { PortalProvider, usePastStart } from './index.ts';

test('the end of the start renders the parts that wait for it, not what is around them', async () => {
  const rendered: string[] = [];
  function Part({ name }: { readonly name: string }) {
    const isPast = usePastStart();
    rendered.push(name);
    return <p>{isPast ? `${name} is there` : `${name} waits`}</p>;
  }
  function Around() {
    rendered.push('around');
    return (
      <>
        <Part name="first" />
        <Part name="second" />
      </>
    );
  }
  await render(
    <PortalProvider portal={createFakePortal()}>
      <Around />
    </PortalProvider>,
  );
  await expect.element(page.getByText('second is there')).toBeVisible();
  await expect.element(page.getByText('first is there')).toBeVisible();
  expect(rendered).toEqual(['around', 'first', 'second', 'first', 'second']);
});
