import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

const inPackages = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

export default defineConfig({
  base: '/sistema-aplicacion/',
  // Files are sent as the build compressed them: compressing each time would halve what the server can send.
  plugins: [react(), compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 1024 })],
  build: {
    // The page's policy allows fonts and images from files only, not from data: addresses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Three files that change seldom and are cached apart from the product's own code.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: inPackages('react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler'),
              priority: 3,
            },
            { name: 'mui', test: inPackages('@mui', '@emotion'), priority: 2 },
            {
              name: 'admin',
              test: inPackages('ra-[a-z-]+', 'react-admin', '@tanstack', 'react-hook-form'),
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
