import { SITE_LANGUAGES } from '@hiring/contract/page';
import { createHash } from 'node:crypto';
import { OFFLINE_STYLE, offlinePage } from '../features/device/offline-page';
import worker from '../features/device/service-worker.js?raw';
import { textResponse } from '../features/feeds/xml';
import { inLanguage } from '../lib/language/rendering.server';
import type { Route } from './+types/service-worker';

/** The worker with its pages: when one changes, the file does, and browsers install it anew. */
export async function loader({ context }: Route.LoaderArgs) {
  const company = await context.company();
  const pages = SITE_LANGUAGES.map((language) => [
    language,
    inLanguage(language, () => offlinePage(company)),
  ]);
  const style = createHash('sha256').update(OFFLINE_STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'`;
  const constants = `const OFFLINE = ${JSON.stringify(Object.fromEntries(pages))};\nconst POLICY = ${JSON.stringify(policy)};\n`;
  return textResponse(constants + worker, 'text/javascript');
}
