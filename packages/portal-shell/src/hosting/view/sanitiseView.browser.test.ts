import { expect, test, vi } from 'vitest';
import { sanitiseAhead, sanitiseView } from './sanitiseView.ts';

const address = 'https://monolith.example/Views/workOrder';
const html = '<h1>Work Order</h1><script src="workOrder.js"></script><script>alert(1)</script>';

test('a view that was sanitised in advance is not sanitised again, and another opening has elements of its own', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(sanitiseAhead(html, address)).toEqual(['workOrder.js']);
  const first = sanitiseView(html, address);
  expect(warn).toHaveBeenCalledOnce();
  document.body.append(first.fragment);
  const second = sanitiseView(html, address);
  expect(second.fragment.textContent).toBe('Work Order');
  expect(second.scripts).toEqual(['workOrder.js']);
  document.querySelector('h1')?.remove();
  warn.mockRestore();
});

test('what was sanitised in advance is not shown for another address or another text', () => {
  const view = '<img src="plan.png" alt="">';
  const other = 'https://other.example/Views/workOrder';
  sanitiseAhead(view, address);
  expect(sanitiseView(view, other).fragment.querySelector('img')?.src).toBe('https://other.example/Views/plan.png');
  sanitiseAhead(view, address);
  expect(sanitiseView('<p>New</p>', address).fragment.textContent).toBe('New');
});
