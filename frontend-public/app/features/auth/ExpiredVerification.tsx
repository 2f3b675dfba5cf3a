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
      <Alert look="warning" role="alert" title="Este enlace ya no sirve">
        <p>Los enlaces caducan y solo se pueden usar una vez.</p>
        {!viewer && <p>Inicia sesión y pide otro desde tu portal.</p>}
        {viewer?.email_verified && <p>Tu email ya está verificado: no tienes que hacer nada más.</p>}
      </Alert>
      {!viewer && (
        <ButtonLink to="/login?next=%2Fportal-candidato" look="signal" className="w-full">
          Iniciar Sesión
        </ButtonLink>
      )}
      {viewer && !viewer.email_verified && (
        <Button
          look="signal"
          className="w-full"
          aria-disabled={state !== 'idle' || undefined}
          onClick={resend}
        >
          {state === 'sent' ? 'Enviado' : 'Enviarme otro enlace'}
        </Button>
      )}
      {viewer?.email_verified && (
        <ButtonLink to="/portal-candidato" look="signal" className="w-full">
          Ir a mi portal
        </ButtonLink>
      )}
    </div>
  );
}
