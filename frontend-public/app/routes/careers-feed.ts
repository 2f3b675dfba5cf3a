import { jobBoardFeed } from '../features/feeds/job-board-feed';
import { textResponse } from '../features/feeds/xml';
import type { Route } from './+types/careers-feed';

export async function loader({ context }: Route.LoaderArgs) {
  const [company, vacancies] = await Promise.all([context.company(), context.vacancies.all()]);
  return textResponse(jobBoardFeed({ appUrl: context.appUrl, company, vacancies }), 'application/xml');
}
