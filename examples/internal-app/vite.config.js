import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// VITE_BASE=/internal builds the app for that path of the portal's origin.
process.env.VITE_BASE ??= '';

export default defineConfig({ base: `${process.env.VITE_BASE}/`, plugins: [react()] });
