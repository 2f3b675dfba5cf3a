import { data } from 'react-router';
import { sitemap } from '../features/feeds/sitemap';
import { textResponse } from '../features/feeds/xml';
import type { Route } from './+types/sitemap';

export async function loader({ context, request }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get('parte');
  const vacancies = await context.vacancies.addresses();
  const part = wanted === null ? null : Number(wanted);
  const xml = sitemap({ appUrl: context.appUrl, vacancies, part });
  if (xml === null) throw data(null, { status: 404 });
  return textResponse(xml, 'application/xml');
}
