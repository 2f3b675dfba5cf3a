import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { CurrentCv } from '../documents/CurrentCv';
import { ReplaceCv } from '../documents/ReplaceCv';
import { RequestedDocuments } from '../documents/RequestedDocuments';
import { Card } from '../portal/Card';
import { ContactHr } from '../portal/ContactHr';

interface DocumentsPanelProps {
  candidate: Schemas['PortalProfile'];
  documents: Schemas['DocumentResponse'][];
}

export default function DocumentsPanel({ candidate: { cv, cv_url }, documents }: DocumentsPanelProps) {
  return (
    <div className="space-y-6">
      <h2 className="sr-only">
        <Trans>Documentos</Trans>
      </h2>
      <Card title={cv ? t`Tu CV actual` : t`CV no encontrado`}>
        {cv && cv_url && <CurrentCv cv={cv} url={cv_url} view={t`Ver`} />}
        <div className={`space-y-4 ${cv ? 'mt-6 border-t border-line pt-5' : ''}`}>
          <p className="max-w-prose">
            {cv
              ? t`Para cambiar tu CV, súbelo aquí o escribe a RRHH.`
              : t`Todavía no tenemos tu CV. Súbelo aquí.`}
          </p>
          <ReplaceCv label={cv ? t`Sustituir mi CV` : t`Subir mi CV`} />
          <ContactHr />
        </div>
      </Card>
      <Card title={t`Documentos que te pedimos`}>
        <RequestedDocuments documents={documents} />
      </Card>
    </div>
  );
}
