import { Trans } from '@lingui/react/macro';
import { fileSize } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { longDate } from '../../lib/dates';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

interface CurrentCvProps {
  cv: Schemas['CvResponse'];
  url: string;
  /** Label of the button that opens it. */
  view: string;
}

/** The CV that HR sees, with its date. */
export function CurrentCv({ cv, url, view }: CurrentCvProps) {
  return (
    <>
      <div className="flex min-w-0 items-center gap-3">
        <Icon name="file" className="size-8 text-muted" />
        <div className="min-w-0">
          <p className="truncate font-bold">
            <bdi>{cv.nombre_original}</bdi>{' '}
            <span className="font-normal text-muted">({fileSize(cv.bytes)})</span>
          </p>
          <p className="text-sm text-muted">
            <Trans>Última actualización: {longDate(cv.created_at)}</Trans>
          </p>
        </div>
      </div>
      <p className="mt-4 max-w-prose text-muted">
        <Trans>Tu archivo está almacenado de forma segura: solo lo veis tú y el equipo de selección.</Trans>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={url} target="_blank" rel="noopener" look="ink">
          <Icon name="external" />
          {view}
          <span className="sr-only">
            {' '}
            <Trans>(se abre en otra pestaña)</Trans>
          </span>
        </ButtonLink>
        <ButtonLink to={`${url}?descargar=1`} look="outline" download>
          <Icon name="download" />
          <Trans>Descargar</Trans>
        </ButtonLink>
      </div>
    </>
  );
}
