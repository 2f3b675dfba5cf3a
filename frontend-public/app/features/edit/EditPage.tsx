import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NeedsScripts } from '../../ui/NeedsScripts';
import type { Schemas } from '@hiring/contract/api';
import { lazy, Suspense } from 'react';
import { Spinner } from '../../ui/Spinner';
import { Tabs } from '../../ui/Tabs';
import { editTabs, type EditTab } from './edit-tabs';
import { EditHeader } from './EditHeader';
import { ProfileForm } from './ProfileForm';

// Loaded lazily: most users come to change a telephone number.
const PasswordPanel = lazy(() => import('./PasswordPanel'));
const DocumentsPanel = lazy(() => import('./DocumentsPanel'));

interface EditPageProps {
  candidate: Schemas['PortalProfile'];
  current: Schemas['PortalApplication'] | null;
  /** The company's own fields that the form of an application asks for. */
  asked: Schemas['AskedField'][];
  departments: Schemas['DepartmentResponse'][];
  documents: Schemas['DocumentResponse'][];
  tab: EditTab;
}

export function EditPage({ candidate, current, asked, departments, documents, tab }: EditPageProps) {
  return (
    <>
      <EditHeader current={current} />
      <div className="mx-auto max-w-3xl px-4 pt-6 pb-16 sm:px-6">
        <h1 className="text-2xl">
          <Trans>Editar tu candidatura</Trans>
        </h1>
        <p className="mt-2 max-w-prose text-muted">
          <Trans>Tus datos los lee el equipo de selección. Tu correo es {candidate.email}.</Trans>
        </p>
        <NeedsScripts what={t`guardar cambios`} />
        <div className="mt-6">
          <Tabs<EditTab> label={t`Qué quieres editar`} current={tab} tabs={editTabs()}>
            {/* Stays mounted while another tab is open, so that its input is not lost. */}
            <div hidden={tab !== 'perfil'}>
              <ProfileForm candidate={candidate} asked={asked} departments={departments} />
            </div>
            <Suspense fallback={<Spinner message={t`Cargando datos...`} />}>
              {tab === 'contrasena' && <PasswordPanel />}
              {tab === 'documentos' && <DocumentsPanel candidate={candidate} documents={documents} />}
            </Suspense>
          </Tabs>
        </div>
      </div>
    </>
  );
}
