import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** Where the API runs while developing with `npm run dev`. */
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** Files are sent as the build compressed them: compressing each time would halve what the server can send. */
const precompress = compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 1024 });

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter(), ...(isSsrBuild ? [] : [precompress])],
  // A data: address would need an exception in the Content-Security-Policy.
  build: { assetsInlineLimit: 0 },
  server: { proxy: { '/api': apiOrigin } },
}));
