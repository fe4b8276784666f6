import '@gantry/ui-kit/styles.css';
import '@gantry/notification-center/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const place = document.querySelector('#app');
if (place === null) throw new Error('The page has no element with the id "app" for Depot to be drawn in.');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
