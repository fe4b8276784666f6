import { X } from 'lucide-react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button, IconButton, Link, ThemeProvider } from './index.ts';
import { messages as arabic } from './languages/ar/index.ts';

test('the kit renders on a server in the given language', () => {
  const html = renderToString(
    <ThemeProvider locale="ar-AE" messages={arabic('ar-AE')} isIsolated>
      <Button isPending>تصدير</Button>
      <IconButton label="إغلاق" icon={<X />} />
      <Link href="/help" opensInNewTab>
        مساعدة
      </Link>
    </ThemeProvider>,
  );
  expect(html).toContain('dir="rtl"');
  expect(html).toContain('aria-label="قيد التنفيذ"');
  expect(html).toContain('(يُفتح في علامة تبويب جديدة)');
});
