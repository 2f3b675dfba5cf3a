import polyglotI18nProvider from 'ra-i18n-polyglot';
import { spanish } from '../i18n/es';
import { resources } from '../i18n/resources';

export const i18nProvider = polyglotI18nProvider(
  () => ({ ...spanish, resources }),
  'es',
  [{ locale: 'es', name: 'Español' }],
  // Sentences of the server pass through the translator too and are shown as they come.
  { allowMissing: true },
);
