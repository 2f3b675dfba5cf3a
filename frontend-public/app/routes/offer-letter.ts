import { offerPdf } from '../features/offers/offer-pdf';
import type { Route } from './+types/offer-letter';

export const loader = ({ context, params }: Route.LoaderArgs) => offerPdf(context, params.token, 'carta');
