import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useViewer } from '../../lib/viewer';
import { Alert } from '../../ui/Alert';
import { Button, ButtonLink } from '../../ui/Button';
import { useResendVerification } from './use-resend-verification';

/** The link is used or expired: offers a new one, which needs the account's session. */
export function ExpiredVerification() {
  const viewer = useViewer();
  const { state, resend } = useResendVerification();
  return (
    <div className="space-y-5">
      <Alert look="warning" role="alert" title={t`Este enlace ya no sirve`}>
        <p>
          <Trans>Los enlaces caducan y solo se pueden usar una vez.</Trans>
        </p>
        {!viewer && (
          <p>
            <Trans>Inicia sesión y pide otro desde tu portal.</Trans>
          </p>
        )}
        {viewer?.email_verified && (
          <p>
            <Trans>Tu correo ya está verificado: no tienes que hacer nada más.</Trans>
          </p>
        )}
      </Alert>
      {!viewer && (
        <ButtonLink to="/login?next=%2Fportal-candidato" look="signal" className="w-full">
          <Trans>Iniciar sesión</Trans>
        </ButtonLink>
      )}
      {viewer && !viewer.email_verified && (
        <Button
          look="signal"
          className="w-full"
          aria-disabled={state !== 'idle' || undefined}
          onClick={resend}
        >
          {state === 'sent' ? t`Enviado` : t`Enviarme otro enlace`}
        </Button>
      )}
      {viewer?.email_verified && (
        <ButtonLink to="/portal-candidato" look="signal" className="w-full">
          <Trans>Ir a mi portal</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
