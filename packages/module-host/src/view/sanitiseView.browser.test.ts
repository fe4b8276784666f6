import { expect, test, vi } from 'vitest';
import { sanitiseView } from './sanitiseView.ts';

const placeAt = (at: string) => ({ address: at, origins: new Set([new URL(at).origin]) });
const address = placeAt('https://monolith.example/Views/workOrder');
const html = '<h1>Work Order</h1><script src="workOrder.js"></script><script>alert(1)</script>';

test('a view is sanitised once, and each opening has elements of its own', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(sanitiseView(html, address).scripts).toEqual(['workOrder.js']);
  const first = sanitiseView(html, address);
  expect(warn).toHaveBeenCalledOnce();
  document.body.append(first.fragment);
  const second = sanitiseView(html, address);
  expect(second.fragment.textContent).toBe('Work Order');
  expect(second.scripts).toEqual(['workOrder.js']);
  document.querySelector('h1')?.remove();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('a remembered view is not shown for another address or another text', () => {
  const view = '<img src="plan.png" alt="">';
  const other = placeAt('https://other.example/Views/workOrder');
  const sourceAt = (at: typeof address) => sanitiseView(view, at).fragment.querySelector('img')?.src;
  expect(sourceAt(address)).toBe('https://monolith.example/Views/plan.png');
  expect(sourceAt(other)).toBe('https://other.example/Views/plan.png');
  expect(sourceAt(address)).toBe('https://monolith.example/Views/plan.png');
  expect(sanitiseView('<p>New</p>', address).fragment.textContent).toBe('New');
});
