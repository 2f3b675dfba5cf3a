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
        <Alert look="success" role="status" ref={takeFocus} title="Hemos protegido tu cuenta">
          <p>
            El cambio está parado, todas las sesiones están cerradas y la contraseña de antes ya no sirve. Te
            hemos enviado un email con un enlace para elegir otra.
          </p>
          <p>Durante 7 días nadie podrá cambiar el email de tu cuenta.</p>
        </Alert>
        <ButtonLink to="/contacto" look="outline" className="w-full">
          ¿No te llega? Contacta con nosotros
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="space-y-5">
      {state.step === 'failed' && <Refusal text={state.detail} />}
      <p className="text-lg text-muted">Si no has sido tú, pulsa el botón y haremos esto:</p>
      <ul className="list-disc space-y-2 pl-5">
        <li>Tu cuenta conservará o recuperará este email.</li>
        <li>Cerraremos todas las sesiones abiertas.</li>
        <li>La contraseña dejará de servir y te enviaremos un enlace para elegir otra.</li>
      </ul>
      <Button
        look="signal"
        className="min-h-13 w-full text-lg"
        disabled={state.step === 'busy' || !hydrated}
        onClick={object}
      >
        {state.step === 'busy' ? 'Protegiendo tu cuenta...' : 'No he sido yo'}
      </Button>
      <p className="text-muted">Si has sido tú, cierra esta página: no tienes que hacer nada.</p>
    </div>
  );
}

export function ExpiredObjection() {
  return (
    <div className="space-y-5">
      <Alert look="warning" role="alert" title="Este enlace ya no sirve">
        <p>
          Solo se puede usar una vez y durante 7 días. Si crees que alguien ha entrado en tu cuenta,
          escríbenos.
        </p>
      </Alert>
      <ButtonLink to="/contacto" look="signal" className="w-full">
        Contactar
      </ButtonLink>
    </div>
  );
}
