import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For pages of a link in a mail, which stand open for long: what was refused may be about something that has changed
 * meanwhile, and the page shows it. React Router by itself reads again only what was done.
 */
export const readAlsoAfterRefusal = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => actionStatus !== undefined || defaultShouldRevalidate;
