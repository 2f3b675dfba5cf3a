import { localPath } from '../../lib/language/language';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { showToast } from '../../ui/toast';
import { BackToPortal } from './EditHeader';

const MESSAGE = () => t`No se encontró tu candidatura. Por favor, contacta con RRHH.`;
/** Time to read the message before the redirect to the portal. */
const REDIRECT_MS = 4000;

/** Without an application there is nothing to edit. */
export function EditNotFound() {
  useEffect(() => {
    showToast({ title: MESSAGE(), look: 'danger' });
    const timer = setTimeout(() => window.location.replace(localPath('/portal-candidato')), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="mx-auto max-w-2xl px-4 pt-8 pb-16 sm:px-6">
      <h1 className="text-2xl">
        <Trans>Candidatura no encontrada</Trans>
      </h1>
      <p className="mt-3 max-w-prose text-lg">{MESSAGE()}</p>
      <p className="mt-2 text-muted">
        <Trans>Te llevamos a tu portal en unos segundos.</Trans>
      </p>
      <div className="mt-6">
        <BackToPortal />
      </div>
    </div>
  );
}
