import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { Alert } from '../../ui/Alert';
import { Button, type ButtonLook } from '../../ui/Button';
import { useResendVerification } from './use-resend-verification';

/** Asks the user to verify the e-mail address; applying also works without it. */
export function VerifyEmailBanner({
  viewer,
  look = 'outline',
}: {
  viewer: Schemas['SessionUser'];
  look?: ButtonLook;
}) {
  const { state, resend } = useResendVerification();
  if (viewer.email_verified) return null;
  return (
    <Alert look="warning" title={t`Verifica tu correo`}>
      <p>
        <Trans>
          Te hemos enviado un enlace a <bdi className="font-bold">{viewer.email}</bdi>. Ábrelo para que
          sepamos que los avisos te llegan.
        </Trans>
      </p>
      <Button
        look={look}
        className="max-sm:-ms-8 max-sm:w-[calc(100%+2rem)] max-sm:px-2!"
        aria-disabled={state !== 'idle' || undefined}
        onClick={resend}
      >
        {state === 'sent'
          ? t`Correo enviado`
          : state === 'busy'
            ? t`Enviando...`
            : t`Reenviar correo de verificación`}
      </Button>
    </Alert>
  );
}
