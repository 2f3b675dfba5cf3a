import { Trans } from '@lingui/react/macro';
import { placeOfWork } from '@hiring/contract';
import { useSite } from '../../lib/site';
import { PlaceMap } from './map/PlaceMap';
import { placeOnMap } from './map/place-positions';

/** Where one works: the place, on a small map where it is known, with the address of the company's own base. */
export function VacancyPlace({ ubicacion }: { ubicacion: string }) {
  const site = useSite();
  if (!site) return null;
  const { street, postalCode, town } = placeOfWork(ubicacion, site.company);
  const place = placeOnMap([...ubicacion.split(',').map((part) => part.trim()), town]);
  if (!place) return null;
  return (
    <section>
      <h2 className="text-xl">
        <Trans>Dónde está la base</Trans>
      </h2>
      <p className="mt-3 mb-4">
        <bdi>{street ? `${street}, ${postalCode ?? ''} ${town}` : ubicacion}</bdi>
      </p>
      <PlaceMap place={place} />
    </section>
  );
}
