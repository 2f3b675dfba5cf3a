import { LANGUAGE } from '@hiring/contract/page';
import type { Schemas } from '@hiring/contract/api';
import { languageNow, localPath } from '../../lib/language/language';

/** The portal on a phone's home screen, in the language of the page that it was added from. */
export const webManifest = (company: Schemas['CompanyInfo']) => ({
  name: company.name,
  short_name: company.name,
  // The same app in every language.
  id: '/portal-candidato',
  lang: LANGUAGE[languageNow()].locale,
  dir: LANGUAGE[languageNow()].direction,
  start_url: localPath('/portal-candidato'),
  scope: '/',
  display: 'standalone',
  background_color: '#faf7f1',
  theme_color: '#0f2138',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
