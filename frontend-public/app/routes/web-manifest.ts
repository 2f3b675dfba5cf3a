import { webManifest } from '../features/feeds/web-manifest';
import { textResponse } from '../features/feeds/xml';
import type { Route } from './+types/web-manifest';

export async function loader({ context }: Route.LoaderArgs) {
  return textResponse(JSON.stringify(webManifest(await context.company())), 'application/manifest+json');
}
