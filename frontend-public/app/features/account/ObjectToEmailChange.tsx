import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ApiProblem } from '@hiring/contract/api-problem';
import { useState } from 'react';
import { api, problemText } from '../../lib/api';
import { Alert, Refusal } from '../../ui/Alert';
import { takeFocus } from '../../ui/take-focus';
import { Button, ButtonLink } from '../../ui/Button';
import { useHydrated } from '../../ui/use-hydrated';

type State = { step: 'ask' | 'busy' | 'done' | 'expired' } | { step: 'failed'; detail: string };

/** "No he sido yo": acts when the button is pressed, not when the page opens. */
export function ObjectToEmailChange({ token }: { token: string }) {
  const [state, setState] = useState<State>({ step: 'ask' });
  const hydrated = useHydrated();

  async function object() {
    setState({ step: 'busy' });
    try {
      await api.post('/api/auth/email-change/object', { body: { token } });
      setState({ step: 'done' });
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 410) setState({ step: 'expired' });
      else setState({ step: 'failed', detail: problemText(error) });
    }
  }

  if (state.step === 'expired') return <ExpiredObjection />;
  if (state.step === 'done') {
    return (
      <div className="space-y-5">
        <Alert look="success" role="status" ref={takeFocus} title={t`Hemos protegido tu cuenta`}>
          <p>
            <Trans>
              El cambio está parado, todas las sesiones están cerradas y la contraseña de antes ya no sirve.
              Te hemos enviado un correo con un enlace para elegir otra.
            </Trans>
          </p>
          <p>
            <Trans>Durante 7 días nadie podrá cambiar el correo de tu cuenta.</Trans>
          </p>
        </Alert>
        <ButtonLink to="/contacto" look="outline" className="w-full">
          <Trans>¿No te llega? Contacta con nosotros</Trans>
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="space-y-5">
      {state.step === 'failed' && <Refusal text={state.detail} />}
      <p className="text-lg text-muted">
        <Trans>Si no has sido tú, pulsa el botón y haremos esto:</Trans>
      </p>
      <ul className="list-disc space-y-2 ps-5">
        <li>
          <Trans>Tu cuenta conservará o recuperará este correo.</Trans>
        </li>
        <li>
          <Trans>Cerraremos todas las sesiones abiertas.</Trans>
        </li>
        <li>
          <Trans>La contraseña dejará de servir y te enviaremos un enlace para elegir otra.</Trans>
        </li>
      </ul>
      <Button
        look="signal"
        className="min-h-13 w-full text-lg"
        disabled={state.step === 'busy' || !hydrated}
        onClick={object}
      >
        {state.step === 'busy' ? t`Protegiendo tu cuenta...` : t`No he sido yo`}
      </Button>
      <p className="text-muted">
        <Trans>Si has sido tú, cierra esta página: no tienes que hacer nada.</Trans>
      </p>
    </div>
  );
}

export function ExpiredObjection() {
  return (
    <div className="space-y-5">
      <Alert look="warning" role="alert" title={t`Este enlace ya no sirve`}>
        <p>
          <Trans>
            Solo se puede usar una vez y durante 7 días. Si crees que alguien ha entrado en tu cuenta,
            escríbenos.
          </Trans>
        </p>
      </Alert>
      <ButtonLink to="/contacto" look="signal" className="w-full">
        <Trans>Contactar</Trans>
      </ButtonLink>
    </div>
  );
}
