import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce } from './announce.ts';

const said = (politeness: string) =>
  [...document.querySelectorAll(`[data-live-announcer] [aria-live="${politeness}"] > div`)].map(
    (line) => line.textContent,
  );

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.querySelector('[data-live-announcer]')?.remove();
});

test('a message waits until screen readers observe the new region, and is removed later', () => {
  announce('Saved');
  vi.advanceTimersByTime(50);
  announce('Shown');
  expect(said('polite')).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(said('polite')).toEqual(['Saved', 'Shown']);
  announce('Sent');
  expect(said('polite')).toEqual(['Saved', 'Shown', 'Sent']);
  vi.advanceTimersByTime(7000);
  expect(said('polite')).toEqual([]);
});

test('an assertive message has its own region, and a message carries its language', () => {
  announce('تعذّر الحفظ', { politeness: 'assertive', locale: 'ar' });
  vi.advanceTimersByTime(100);
  expect(said('polite')).toEqual([]);
  expect(said('assertive')).toEqual(['تعذّر الحفظ']);
  expect(document.querySelector('[aria-live="assertive"] > div')).toHaveAttribute('lang', 'ar');
});
