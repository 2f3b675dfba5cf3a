import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { CurrentCv } from '../documents/CurrentCv';
import { ReplaceCv } from '../documents/ReplaceCv';
import { RequestedDocuments } from '../documents/RequestedDocuments';
import { updatePath } from './application-links';
import { Card } from './Card';
import { ContactHr } from './ContactHr';

interface DocumentsTabProps {
  candidate: Schemas['PortalProfile'];
  current: Schemas['PortalApplication'];
  documents: Schemas['DocumentResponse'][];
}

export function DocumentsTab({ candidate, current, documents }: DocumentsTabProps) {
  const { cv, cv_url } = candidate;
  const requested = (
    <Card title={t`Documentos que te pedimos`}>
      <RequestedDocuments documents={documents} />
    </Card>
  );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {/* Before the CV, whose button looks the same: what was asked for is what one comes here to send. */}
      {documents.length > 0 && requested}
      {cv && cv_url ? (
        <Card title={t`CV subido correctamente`}>
          <CurrentCv cv={cv} url={cv_url} view={t`Ver CV`} />
          <div className="mt-6 space-y-4 border-t border-line pt-5">
            <p className="max-w-prose">
              <Trans>Para cambiar tu CV, súbelo aquí o escribe a RRHH.</Trans>
            </p>
            <ReplaceCv />
            <ContactHr />
          </div>
        </Card>
      ) : (
        <Card title={t`CV no encontrado`}>
          <p className="max-w-prose">
            <Trans>
              Todavía no tenemos tu CV. Súbelo desde tu candidatura; si crees que ya lo enviaste, escríbenos.
            </Trans>
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to={updatePath(current)} look="signal">
              <Icon name="upload" />
              <Trans>Subir mi CV</Trans>
            </ButtonLink>
            <ContactHr />
          </div>
        </Card>
      )}
      {documents.length === 0 && requested}
    </div>
  );
}
