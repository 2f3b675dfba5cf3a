import type { Schemas } from '@hiring/contract/api';
import { longDate } from '../../lib/dates';
import { fileSize } from '../../lib/file-size';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { updatePath } from './application-links';
import { Card } from './Card';
import { ContactHr } from './ContactHr';

interface DocumentsTabProps {
  candidate: Schemas['PortalProfile'];
  current: Schemas['PortalApplication'];
}

export function DocumentsTab({ candidate, current }: DocumentsTabProps) {
  const { cv, cv_url, updated_at } = candidate;
  if (!cv_url) {
    return (
      <Card title="CV no encontrado">
        <p className="max-w-prose">
          Todavía no tenemos tu CV. Súbelo desde tu candidatura; si crees que ya lo enviaste, escríbenos.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={updatePath(current)} look="signal">
            <Icon name="upload" />
            Subir mi CV
          </ButtonLink>
          <ContactHr />
        </div>
      </Card>
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title="CV subido correctamente">
        <div className="flex min-w-0 items-center gap-3">
          <Icon name="file" className="size-8 text-muted" />
          <div className="min-w-0">
            {cv && (
              <p className="truncate font-bold">
                {cv.nombre_original} <span className="font-normal text-muted">({fileSize(cv.bytes)})</span>
              </p>
            )}
            <p className="text-sm text-muted">
              Última actualización: {longDate(cv?.created_at ?? updated_at)}
            </p>
          </div>
        </div>
        <p className="mt-4 max-w-prose text-muted">
          Tu archivo está almacenado de forma segura: solo lo veis tú y el equipo de selección.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={cv_url} target="_blank" rel="noopener" look="ink">
            <Icon name="external" />
            Ver CV<span className="sr-only"> (se abre en otra pestaña)</span>
          </ButtonLink>
          <ButtonLink to={`${cv_url}?descargar=1`} look="outline" download>
            <Icon name="download" />
            Descargar
          </ButtonLink>
        </div>
      </Card>
      <Card title="¿Quieres cambiarlo?">
        <p className="max-w-prose">
          Puedes sustituir tu CV al actualizar tu candidatura. Para enviar otros documentos, escribe a RRHH.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={updatePath(current)} look="outline">
            <Icon name="upload" />
            Sustituir mi CV
          </ButtonLink>
          <ContactHr />
        </div>
      </Card>
    </div>
  );
}
