import { createContext } from 'react';

/** The direction that the toolbar gives to a page of the docs. */
export const ToolbarDirection = createContext<'ltr' | 'rtl'>('ltr');
