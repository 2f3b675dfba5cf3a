import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button, ButtonLink } from '../../ui/Button';
import { showToast } from '../../ui/toast';
import { signOut } from '../auth/sign-out';
import { MailHr } from './ContactHr';

/** The application could not be loaded. */
export function PortalNotFound() {
  useEffect(() => showToast({ title: t`Error al cargar los datos de tu candidatura`, look: 'danger' }), []);
  return (
    <div className="mx-auto max-w-2xl px-4 pt-8 pb-16 sm:px-6">
      <h1 className="text-2xl">
        <Trans>Candidatura no encontrada</Trans>
      </h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        <Trans>
          No se pudo cargar tu candidatura. Esto puede deberse a que aún no has enviado tu candidatura.
        </Trans>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/completar-candidatura" look="signal">
          <Trans>Completar mi candidatura</Trans>
        </ButtonLink>
        <Button look="outline" onClick={() => window.location.reload()}>
          <Trans>Reintentar</Trans>
        </Button>
        <MailHr />
        <Button look="outline" onClick={signOut}>
          <Trans>Cerrar sesión</Trans>
        </Button>
      </div>
    </div>
  );
}
