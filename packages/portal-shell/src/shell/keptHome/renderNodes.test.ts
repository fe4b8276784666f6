import { createElement as h, Fragment, useId } from 'react';
import { expect, test } from 'vitest';
import { renderNodes } from './renderNodes.ts';

test('what React renders is elements with their attributes, and texts that stay apart', () => {
  const Named = () => h('b', { id: useId() });
  const tree = h(
    Fragment,
    null,
    h('a', { href: '/a?b&c', title: `"<'>`, hidden: true }, 'one', ' & ', h('br'), '<two>'),
    h('svg', { viewBox: '0 0 1 1' }, h('path', { d: 'M0 0' })),
    h('input', { defaultValue: '' }),
    h(Named),
  );
  expect(renderNodes(tree)).toEqual([
    ['a', { href: '/a?b&c', title: `"<'>`, hidden: '' }, ['one', ' & ', ['br', {}, []], '<two>']],
    ['svg', { viewBox: '0 0 1 1' }, [['path', { d: 'M0 0' }, []]]],
    ['input', { value: '' }, []],
    ['b', { id: expect.stringMatching(/^_R_/) }, []],
  ]);
});
