import { announce as announceByReactAria } from '@react-aria/live-announcer';
import { beforeEach, expect, test } from 'vitest';
import { announced, clearAnnouncements } from '../testing/announced.testing.ts';
import { announce } from './announce.ts';

beforeEach(clearAnnouncements);

test('messages of the kit and of React Aria share one live region for each urgency', async () => {
  announce('Saved');
  announceByReactAria('Sending', 'polite');
  announce('Refused', { politeness: 'assertive' });
  await expect.poll(() => announced('polite')).toEqual(expect.arrayContaining(['Saved', 'Sending']));
  await expect.poll(() => announced('assertive')).toEqual(['Refused']);
  expect(document.querySelectorAll('[aria-live=polite]')).toHaveLength(1);
});

test('a message has its language', async () => {
  announce('تعذّر الحفظ', { politeness: 'assertive', locale: 'ar' });
  await expect.poll(() => announced('assertive')).toEqual(['تعذّر الحفظ']);
  expect(document.querySelector('[aria-live="assertive"]')).toHaveAttribute('lang', 'ar');
});

test('a message is announced after a module has emptied the page', async () => {
  announce('Saved');
  await expect.poll(() => announced('polite')).toEqual(['Saved']);
  document.body.replaceChildren();
  announce('Sent');
  await expect.poll(() => announced('polite')).toContain('Sent');
});
