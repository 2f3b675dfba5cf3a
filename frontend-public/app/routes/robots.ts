import { robots } from '../features/feeds/robots';
import { textResponse } from '../features/feeds/xml';
import type { Route } from './+types/robots';

export function loader({ context }: Route.LoaderArgs) {
  return textResponse(robots(context.appUrl), 'text/plain');
}
