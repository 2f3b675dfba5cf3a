import type { Schemas } from '@hiring/contract/api';

/** Name and appearance of the site on a phone's home screen. */
export const webManifest = (company: Schemas['CompanyInfo']) => ({
  name: company.name,
  short_name: company.name,
  lang: 'es-ES',
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#faf7f1',
  theme_color: '#0f2138',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
