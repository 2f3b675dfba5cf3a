import type { ConsentChoice } from '../consent/consent';
import type { AnalyticsEvents } from './events';
import { watchClicks } from './watch-clicks';
import { measuredPath } from './measured-path';

/** An analytics service, as the site uses it. */
export interface AnalyticsService {
  /** Applies the visitor's consent. */
  allow: (choice: ConsentChoice) => void;
  send: <Event extends keyof AnalyticsEvents>(event: Event, parameters: AnalyticsEvents[Event]) => void;
  /** Sends nothing more and removes the service's cookies. */
  stop: () => void;
}

/** In seconds; the cookie policy states it. */
const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

type Shared = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean | undefined>;
const shared = window as unknown as Shared;

/** gtag accepts only an Arguments object as a command, not an array. */
function command(..._parts: unknown[]): void {
  (shared.dataLayer ??= []).push(arguments.valueOf());
}

const signal = (granted: boolean) => (granted ? 'granted' : 'denied');

/** Google's names for the consent categories. */
const signalsOf = ({ analytics, marketing, preferences }: ConsentChoice) => ({
  analytics_storage: signal(analytics),
  ad_storage: signal(marketing),
  ad_user_data: signal(marketing),
  ad_personalization: signal(marketing),
  functionality_storage: signal(preferences),
  personalization_storage: signal(preferences),
  security_storage: 'granted',
});

/** The referrer: a page of this site, or only the host of another. */
function referrer(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? origin + (measuredPath(pathname) ?? '') : origin;
}

/** Set with every event; otherwise the service would send the whole URL including the query. */
const place = (path: string) => ({
  page_location: location.origin + path,
  page_title: document.title,
  page_referrer: referrer(),
});

function removeCookies(): void {
  const names = document.cookie.split('; ').flatMap((cookie) => /^(_ga\w*)=/.exec(cookie)?.[1] ?? []);
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

let loaded = false;

/** Loads Google Analytics in consent mode with everything denied; `allow` grants. */
export function start(id: string): AnalyticsService {
  const off = `ga-disable-${id}` as const;
  const path = () => measuredPath(location.pathname);
  shared[off] = path() === null;
  if (!loaded) {
    loaded = true;
    command('consent', 'default', signalsOf({ analytics: false, marketing: false, preferences: false }));
    command('js', new Date());
    command('config', id, {
      ...place(path() ?? ''),
      send_page_view: false,
      allow_google_signals: false,
      cookie_expires: TWO_YEARS,
      cookie_update: false,
    });
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
    document.head.append(script);
  }
  const send: AnalyticsService['send'] = (event, parameters) => {
    const page = path();
    shared[off] = page === null;
    if (page === null) return;
    command('set', place(page));
    command('event', event, { ...parameters, send_to: id });
  };
  const unwatch = watchClicks(send);
  return {
    allow: (choice) => command('consent', 'update', signalsOf(choice)),
    send,
    stop() {
      unwatch();
      command('consent', 'update', signalsOf({ analytics: false, marketing: false, preferences: false }));
      shared[off] = true;
      removeCookies();
    },
  };
}
