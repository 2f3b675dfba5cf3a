import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { toneColours } from './build-plugins/tone-colours.ts';

/** Where the API runs while developing with `npm run dev`. */
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [tailwindcss(), toneColours(), reactRouter()],
  // A data: address would need an exception in the Content-Security-Policy.
  build: { assetsInlineLimit: 0 },
  server: { proxy: { '/api': apiOrigin } },
});
