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
        codeSplitting: {
          groups: [
            // What every screen needs: the packages apart, because they change less often than the product's own code.
            // What is read later is split by the bundler itself: files of our choice could import each other in circles.
            {
              name: 'react',
              tags: ['$initial'],
              test: inPackages('react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler'),
              priority: 6,
            },
            { name: 'mui', tags: ['$initial'], test: inPackages('@mui', '@emotion'), priority: 5 },
            { name: 'admin', tags: ['$initial'], test: inPackages('.*'), priority: 4 },
            { name: 'app', tags: ['$initial'], priority: 3 },
          ],
        },
      },
    },
  },
});
