import fontUrl from '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2?url';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { LANGUAGE, setFormats } from '@hiring/contract/page';
import { lazy, Suspense, use, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Route } from './+types/root';
import { useCountVisit } from './features/channel/use-count-visit';
import { CookieConsent } from './features/consent/CookieConsent';
import { Footer } from './features/shell/Footer';
import { Header } from './features/shell/Header';
import { PageBreadcrumb } from './features/shell/PageBreadcrumb';
import { PendingBar } from './features/shell/PendingBar';
import type { SiteData } from './lib/meta';
import { ServerOnly } from './lib/ServerOnly';
import { NonceContext } from './lib/nonce';
import { useSite } from './lib/site';
import { SESSION_SCRIPT } from './lib/viewer';
import { wordsNow } from './lib/language/i18n';
import { formatsIn, languageNow, localPath } from './lib/language/language';
import { setInstallationFormats } from './lib/language/rendering.server';
import { speculationRules } from './lib/speculation';
import { Toaster } from './ui/Toaster';
import { PAGE_STYLE } from './styles/page-style';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: localPath('/site.webmanifest') },
];

export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
  const { appUrl, analyticsId, viewer } = context;
  const company = await context.company();
  setInstallationFormats(company);
  return { appUrl, analyticsId, company, viewer };
}

/** Company and session do not change with a tab, step or filter of the open page. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return samePage ? false : defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useSite();
  const language = languageNow();
  // Must run before anything below formats a date. The server's formats are those of each request.
  if (site && !import.meta.env.SSR) setFormats(formatsIn(language, site.company));
  const nonce = use(NonceContext);
  return (
    <html lang={language} dir={LANGUAGE[language].direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0f2138" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SESSION_SCRIPT }} />
        <Meta />
        <Links />
        <style
          data-page=""
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: PAGE_STYLE }}
        />
      </head>
      <body className="flex min-h-dvh flex-col font-sans text-base">
        <I18nProvider i18n={wordsNow()}>
          <a
            href="#contenido"
            className="sr-only z-50 rounded-md bg-ink px-5 py-3 font-bold text-white focus:not-sr-only focus:fixed focus:top-2 focus:start-2"
          >
            <Trans>Saltar al contenido</Trans>
          </a>
          <CookieConsent />
          <PendingBar />
          <Header site={site} />
          <main id="contenido" tabIndex={-1} className="grow">
            {children}
          </main>
          <ServerOnly>{import.meta.env.SSR && <Footer site={site} />}</ServerOnly>
          <Toaster />
          <ServerOnly>
            {import.meta.env.SSR && (
              <script
                type="speculationrules"
                nonce={nonce}
                dangerouslySetInnerHTML={{ __html: speculationRules() }}
              />
            )}
          </ServerOnly>
          <ScrollRestoration />
          <Scripts />
        </I18nProvider>
      </body>
    </html>
  );
}

export default function App() {
  useCountVisit();
  return (
    <>
      <ServerOnly>{import.meta.env.SSR && <PageBreadcrumb />}</ServerOnly>
      <Outlet />
    </>
  );
}

// Loaded only by a page that fails.
const NotFoundPage = lazy(async () => ({
  default: (await import('./features/errors/NotFoundPage')).NotFoundPage,
}));
const ServerErrorPage = lazy(async () => ({
  default: (await import('./features/errors/ServerErrorPage')).ServerErrorPage,
}));

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <Suspense>{missing ? <NotFoundPage /> : <ServerErrorPage />}</Suspense>;
}
