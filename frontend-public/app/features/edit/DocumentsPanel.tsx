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
      <h2 className="sr-only">Documentos</h2>
      <Card title={cv ? 'Tu CV actual' : 'CV no encontrado'}>
        {cv && cv_url && <CurrentCv cv={cv} url={cv_url} view="Ver" />}
        <div className={`space-y-4 ${cv ? 'mt-6 border-t border-line pt-5' : ''}`}>
          <p className="max-w-prose">
            {cv
              ? 'Para cambiar tu CV, súbelo aquí o escribe a RRHH.'
              : 'Todavía no tenemos tu CV. Súbelo aquí.'}
          </p>
          <ReplaceCv label={cv ? 'Sustituir mi CV' : 'Subir mi CV'} />
          <ContactHr />
        </div>
      </Card>
      <Card title="Documentos que te pedimos">
        <RequestedDocuments documents={documents} />
      </Card>
    </div>
  );
}
