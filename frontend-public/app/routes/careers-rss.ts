import { careersRss } from '../features/feeds/rss';
import { textResponse } from '../features/feeds/xml';
import type { Route } from './+types/careers-rss';

export async function loader({ context }: Route.LoaderArgs) {
  const [company, vacancies] = await Promise.all([context.company(), context.vacancies.all()]);
  return textResponse(careersRss({ appUrl: context.appUrl, company, vacancies }), 'application/rss+xml');
}
