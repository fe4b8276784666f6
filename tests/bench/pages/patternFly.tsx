import '@patternfly/react-core/dist/styles/base.css';
import {
  Button,
  NotificationDrawer,
  NotificationDrawerBody,
  NotificationDrawerHeader,
  NotificationDrawerList,
  NotificationDrawerListItem,
  NotificationDrawerListItemBody,
  NotificationDrawerListItemHeader,
  Progress,
} from '@patternfly/react-core';
import { memo, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { actionOf, ageOf, readSorted, type WireItem } from './support/items.ts';
import { drive, stage } from './support/driver.ts';

/** A peer: PatternFly's drawer, composed as its documentation shows, with items that render only if they change. */

const Item = memo(function Item({ item }: { readonly item: WireItem }) {
  const { status, percentage, description, programName } = item.payload;
  return (
    <NotificationDrawerListItem variant="info" isRead={item.read}>
      <NotificationDrawerListItemHeader variant="info" title={item.title} srTitle="Export:">
        <Button variant="link" size="sm">
          {actionOf(item)}
        </Button>
      </NotificationDrawerListItemHeader>
      <NotificationDrawerListItemBody timestamp={`${status} · ${ageOf(item)} · ${programName}`}>
        {description}
        <Progress aria-label={item.title} value={percentage} size="sm" />
      </NotificationDrawerListItemBody>
    </NotificationDrawerListItem>
  );
});

let setItem: (item: WireItem) => void = () => undefined;

function Drawer({ first }: { readonly first: readonly WireItem[] }) {
  const [items, setItems] = useState(first);
  useLayoutEffect(() => {
    setItem = (item) => setItems((before) => before.map((other) => (other.id === item.id ? item : other)));
  }, []);
  return (
    <NotificationDrawer>
      <NotificationDrawerHeader count={items.length} />
      <NotificationDrawerBody>
        <NotificationDrawerList aria-label="Exports">
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </NotificationDrawerList>
      </NotificationDrawerBody>
    </NotificationDrawer>
  );
}

const root = createRoot(stage());
let items: readonly WireItem[] = [];

drive({
  open(list, answer) {
    items = readSorted(answer);
    root.render(<Drawer key={list} first={items} />);
  },
  hide: () => root.render(null),
  show: () => root.render(<Drawer first={items} />),
  update: (item) => setItem(item),
  switchTheme: () => document.documentElement.classList.toggle('pf-v6-theme-dark'),
  rows: () => '.pf-v6-c-notification-drawer__list-item',
});
