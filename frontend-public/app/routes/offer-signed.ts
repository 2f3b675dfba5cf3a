import { offerPdf } from '../features/offers/offer-pdf';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import type { Route } from './+types/offer-signed';

/** Never kept for other visitors. */
export const handle: PageHandle = { perVisitor: true };

export const loader = ({ context, params }: Route.LoaderArgs) => offerPdf(context, params.token, 'firmada');
