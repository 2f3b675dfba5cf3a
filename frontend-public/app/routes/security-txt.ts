import { securityTxt } from '../features/feeds/security-txt';
import { textResponse } from '../features/feeds/xml';
import type { Route } from './+types/security-txt';

export async function loader({ context }: Route.LoaderArgs) {
  const company = await context.company();
  return textResponse(
    securityTxt({ appUrl: context.appUrl, email: company.email, now: new Date() }),
    'text/plain',
  );
}
