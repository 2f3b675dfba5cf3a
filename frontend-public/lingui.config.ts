import { SITE_LANGUAGES, SOURCE_LANGUAGE } from '@hiring/contract/page';
import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Pages that exist in Spanish and Catalan only (contract/src/languages.ts). */
const SITE = [
  '<rootDir>/app/features/{company,home,sections}/**',
  '<rootDir>/app/features/legal/StoredItems.tsx',
  '<rootDir>/app/routes/content/home.tsx',
];
/** The pages of an offer, which few see: their words are fetched there only (app/lib/language/load-words.ts). */
const OFFERS = ['<rootDir>/app/features/offers/**', '<rootDir>/app/routes/offer.tsx'];
const TESTS = ['**/*.test.ts', '**/*.d.ts'];

export default {
  rootDir: import.meta.dirname,
  locales: [...SITE_LANGUAGES],
  sourceLocale: SOURCE_LANGUAGE,
  catalogs: [
    { path: '<rootDir>/app/words/site/{locale}', include: SITE, exclude: TESTS },
    { path: '<rootDir>/app/words/offers/{locale}', include: OFFERS, exclude: TESTS },
    {
      path: '<rootDir>/app/words/candidates/{locale}',
      include: ['<rootDir>/app'],
      exclude: [...TESTS, ...SITE, ...OFFERS],
    },
  ],
  format: formatter({ lineNumbers: false }),
  runtimeConfigModule: {
    i18n: ['#words', 'i18n'],
    Trans: ['@lingui/react', 'Trans'],
    useLingui: ['@lingui/react', 'useLingui'],
  },
} satisfies LinguiConfig;
