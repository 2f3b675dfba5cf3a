import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vite';
import { content } from './build-plugins/content.ts';
import { macros } from './build-plugins/macros.ts';
import { plainImports } from './build-plugins/plain-imports.ts';
import { serverPages } from './build-plugins/server-pages.ts';
import { compression } from 'vite-plugin-compression2';

/** Files are sent as the build compressed them: compressing each time would halve what the server can send. */
const precompress = compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 1024 });

/**
 * The build for production: the exports of react-router name only the one for development, whose warnings about
 * addresses of routes every visitor would load.
 */
const ROUTER = resolve(import.meta.dirname, '../node_modules/react-router/dist/production');
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
];

/** Many small files compress badly: what every page has is two files, one that changes seldom and one of our own. */
const SHARED = [
  // With what the entry and every form need of ours: the entry would load the shell before its time.
  {
    name: 'react',
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|react-router|scheduler|@lingui)[\\/]|app[\\/](lib[\\/](language|nonce|typed-early)|ui[\\/]use-(adopt-typed|focus-on-round|hydrated))|contract[\\/].*(languages|dist[\\/]words\.)/,
    priority: 3,
  },
  {
    name: 'shell',
    test: /app[\\/](root|features[\\/](shell|channel[\\/]use-count|consent[\\/](CookieConsent|consent)|analytics[\\/](track|use-page-views))|lib[\\/](ServerOnly|site|viewer|offline|channel)|styles|ui[\\/](Badge|Button|Icon|SiteLink|Toaster|toast|WhenSeen))|features[\\/]careers[\\/](vacancy-language|InSpanish)|contract[\\/].*(roles|page|formats-now|channel)/,
    minShareCount: 1,
    priority: 2,
  },
  // Controls of the pages of accounts.
  {
    name: 'account',
    test: /app[\\/]ui[\\/](PasswordField|Tabs|Spinner|AttemptErrors|OutcomePage|use-attempt)/,
    minShareCount: 2,
  },
  // What forms have in common, also those of visitors.
  {
    name: 'forms',
    test: /app[\\/](ui[\\/](?!Dialog|PasswordField|AttemptErrors|OutcomePage|use-attempt|use-kept-focus|take-focus)|lib[\\/](?!dates|chosen-file|session-store))|contract[\\/].*(limits|api-problem)/,
    minShareCount: 4,
    priority: 1,
  },
  // Files that are chosen and sent.
  { name: 'files', test: /app[\\/]lib[\\/]chosen-file|contract[\\/].*files/, minShareCount: 2, priority: 2 },
  // The fields of a profile and their rules.
  {
    name: 'profile',
    test: /contract[\\/].*(drafts|qualifications\.|profile-fields|application-form)/,
    minShareCount: 2,
    priority: 1,
  },
  // What is said about a person's data where they send them.
  {
    name: 'consents',
    test: /app[\\/]features[\\/](privacy[\\/]FormNotice|qualifications[\\/]FutureOpeningsBox)|contract[\\/].*future-openings/,
    minShareCount: 1,
    priority: 2,
  },
  // The inputs of a profile, which not every step of the form has.
  {
    name: 'fields',
    test: /app[\\/](features[\\/]application[\\/](ProfileInputs|StepInputs)|ui[\\/]Fold)/,
    minShareCount: 2,
  },
  // What the form's steps have in common: a dozen small files compress badly.
  {
    name: 'inputs',
    test: /app[\\/]features[\\/](application[\\/](answers|steps\.|form-values|text-control|draft[\\/]draft-api)|qualifications[\\/]qualification-values)/,
    minShareCount: 2,
    priority: 1,
  },
  // What the pages of one person have in common.
  {
    name: 'words',
    test: /app[\\/](ui|lib)[\\/](?!Dialog|chosen-file)|contract[\\/](?!.*(drafts|files|qualification|profile-|provinces|application-form))/,
    minShareCount: 5,
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    serverPages(),
    content(),
    macros(),
    lingui({ cwd: import.meta.dirname, failOnMissing: true, failOnCompileError: true }),
    tailwindcss(),
    reactRouter(),
    ...(isSsrBuild ? [] : [plainImports(), precompress]),
  ],
  resolve: { alias: isSsrBuild || command === 'serve' ? [] : PRODUCTION_ROUTER },
  // Part of the server's build: the image has the packages of the back end only.
  ssr: { noExternal: ['@simplewebauthn/browser'] },
  // A data: address would need an exception in the Content-Security-Policy.
  build: {
    assetsInlineLimit: 0,
    // What parts share is there before them: the lists of what to preload would be half a kilobyte in a page.
    modulePreload: false,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: SHARED } } },
  },
}));
