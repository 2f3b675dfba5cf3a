import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { SITE_LANGUAGES, SOURCE_LANGUAGE } from '@hiring/contract/page';

/** Pages that exist in Spanish and Catalan only (contract/src/languages.ts). */
const SITE = [
  ...['services', 'legal', 'clients', 'company', 'resources', 'home', 'contact', 'sections'].map(
    (room) => `<rootDir>/app/features/${room}`,
  ),
  '<rootDir>/app/routes/content',
  '<rootDir>/app/routes/contact.tsx',
];
const CAREERS = ['<rootDir>/app/routes/content/careers.tsx', '<rootDir>/app/routes/content/vacancy.tsx'];
const TESTS = ['**/*.test.ts'];

export default {
  rootDir: import.meta.dirname,
  locales: [...SITE_LANGUAGES],
  sourceLocale: SOURCE_LANGUAGE,
  catalogs: [
    { path: '<rootDir>/app/words/site/{locale}', include: SITE, exclude: [...TESTS, ...CAREERS] },
    {
      path: '<rootDir>/app/words/candidates/{locale}',
      include: ['<rootDir>/app', ...CAREERS],
      exclude: [
        ...TESTS,
        ...SITE.map((path) => (path.endsWith('.tsx') ? path : `${path}/!(careers|vacancy)*`)),
      ],
    },
  ],
  format: formatter({ lineNumbers: false }),
  runtimeConfigModule: {
    i18n: ['#words', 'i18n'],
    Trans: ['@lingui/react', 'Trans'],
    useLingui: ['@lingui/react', 'useLingui'],
  },
} satisfies LinguiConfig;
