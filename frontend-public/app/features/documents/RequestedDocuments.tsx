import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DOCUMENT_ESTADO_LABEL, DOCUMENT_ESTADO_TONE, fileSize } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { longDate, longDay } from '../../lib/dates';
import { Alert } from '../../ui/Alert';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { DocumentUpload } from './DocumentUpload';

type Document = Schemas['DocumentResponse'];

function RequestedDocument({ document }: { document: Document }) {
  const { archivo, estado, plazo, subido_at } = document;
  return (
    <li className="space-y-3 py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h4 className="min-w-0 text-base font-bold">
          <bdi>{document.nombre}</bdi>
        </h4>
        <Badge tone={DOCUMENT_ESTADO_TONE[estado]}>{DOCUMENT_ESTADO_LABEL[estado]}</Badge>
      </div>
      {document.instrucciones && (
        <p dir="auto" className="max-w-prose whitespace-pre-line text-muted">
          {document.instrucciones}
        </p>
      )}
      {plazo && document.puede_subir && (
        <p>
          <Trans>
            Fecha límite: <span className="font-bold">{longDay(plazo)}</span>
          </Trans>
        </p>
      )}
      {document.motivo && (
        <Alert look="warning" title={t`Vuelve a subirlo, por favor`}>
          <p dir="auto" className="whitespace-pre-line">
            {document.motivo}
          </p>
        </Alert>
      )}
      {archivo && (
        <p className="text-sm text-muted">
          <a
            href={archivo.url}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-2 text-link underline"
          >
            <Icon name="file" />
            <bdi>{archivo.nombre_original}</bdi>
            <span className="sr-only">
              {' '}
              <Trans>(se abre en otra pestaña)</Trans>
            </span>
          </a>{' '}
          {subido_at
            ? t`${fileSize(archivo.bytes)}, enviado el ${longDate(subido_at)}`
            : fileSize(archivo.bytes)}
        </p>
      )}
      {document.puede_subir && <DocumentUpload document={document} name={document.nombre} />}
    </li>
  );
}

/** The documents that HR requests, each with its state and file. */
export function RequestedDocuments({ documents }: { documents: Document[] }) {
  if (documents.length === 0) {
    return (
      <p className="max-w-prose text-muted">
        <Trans>RRHH no te ha pedido ningún documento por ahora.</Trans>
      </p>
    );
  }
  return (
    <ul className="-my-5 divide-y divide-line">
      {documents.map((document) => (
        <RequestedDocument key={document.id} document={document} />
      ))}
    </ul>
  );
}
