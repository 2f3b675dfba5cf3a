import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { lazy, Suspense, useState } from 'react';
import { Alert } from '../../ui/Alert';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { AccountSection } from './AccountSection';

const EnrolTwoFactor = lazy(async () => ({ default: (await import('./EnrolTwoFactor')).EnrolTwoFactor }));
const ManageTwoFactor = lazy(async () => ({ default: (await import('./ManageTwoFactor')).ManageTwoFactor }));

interface TwoFactorSectionProps {
  account: Schemas['OwnAccountResponse'];
  onChanged: () => void;
}

/** Below this number the page suggests new codes. */
const FEW_CODES = 3;

export function TwoFactorSection({ account, onChanged }: TwoFactorSectionProps) {
  const { two_factor, recovery_codes, email_verified, has_password } = account;
  const [task, setTask] = useState<'enrol' | 'codes' | 'disable' | null>(null);
  const missing = !email_verified
    ? t`Para activarla, verifica antes tu correo.`
    : !has_password
      ? t`Para activarla, crea antes una contraseña.`
      : null;

  function finish() {
    setTask(null);
    onChanged();
  }

  return (
    <AccountSection
      title={t`Verificación en dos pasos`}
      badge={<Badge tone={two_factor ? 'green' : 'grey'}>{two_factor ? t`Activada` : t`Desactivada`}</Badge>}
    >
      {task === null && (
        <>
          <p className="text-muted">
            <Trans>
              Además de tu contraseña, al entrar te pediremos un código de una aplicación de tu móvil. Así
              nadie entra solo con la contraseña.
            </Trans>
          </p>
          {two_factor && recovery_codes <= FEW_CODES && (
            <Alert look="warning">
              <p>
                <Trans>Te quedan pocos códigos de recuperación. Crea otros antes de que se acaben.</Trans>
              </p>
            </Alert>
          )}
          {two_factor && (
            <p>
              <Trans>Códigos de recuperación sin usar: {recovery_codes}</Trans>
            </p>
          )}
          {!two_factor && missing && <p className="font-bold">{missing}</p>}
          <div className="flex flex-col gap-3 sm:flex-row">
            {two_factor ? (
              <>
                <Button look="outline" onClick={() => setTask('codes')}>
                  <Trans>Crear códigos nuevos</Trans>
                </Button>
                <Button look="outline" onClick={() => setTask('disable')}>
                  <Trans>Desactivar</Trans>
                </Button>
              </>
            ) : (
              !missing && (
                <Button onClick={() => setTask('enrol')}>
                  <Trans>Activar</Trans>
                </Button>
              )
            )}
          </div>
        </>
      )}
      <Suspense
        fallback={
          <p role="status">
            <Trans>Cargando...</Trans>
          </p>
        }
      >
        {task === 'enrol' && (
          <EnrolTwoFactor onActivated={onChanged} onDone={finish} onCancel={() => setTask(null)} />
        )}
        {(task === 'codes' || task === 'disable') && (
          <ManageTwoFactor task={task} onDone={finish} onCancel={() => setTask(null)} />
        )}
      </Suspense>
    </AccountSection>
  );
}
