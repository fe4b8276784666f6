import '@gantry/ui-kit/styles.css';
import '@gantry/notification-center/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readTexts } from './TranslatedNotifications.tsx';

const place = document.querySelector('#app');
if (place === null) throw new Error('The page has no element with the id "app" for Depot to be drawn in.');
const locale = new URLSearchParams(location.search).get('locale');
const texts = locale === null ? null : await readTexts(locale);
createRoot(place).render(
  <StrictMode>
    <App texts={texts} />
  </StrictMode>,
);
