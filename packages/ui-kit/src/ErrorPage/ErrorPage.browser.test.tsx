import { expect, test } from 'vitest';
import { Link } from '../Link/Link.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { ErrorPage } from './ErrorPage.tsx';

test('at 320 px nothing overflows the page', async () => {
  const screen = await renderInKit(
    <div style={{ inlineSize: 320 }}>
      <ErrorPage
        illustration="error"
        title={'northern-corridor-'.repeat(8)}
        description={'https://services.example.com/northern-corridor/'.repeat(4)}
        action={<Link variant="button-primary">Go to Home</Link>}
        secondaryAction={<Link variant="button-secondary">Report this error</Link>}
      />
    </div>,
  );
  expect(screen.getByRole('region').element().scrollWidth).toBeLessThanOrEqual(320);
});
