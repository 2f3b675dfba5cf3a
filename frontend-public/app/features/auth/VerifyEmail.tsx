import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ApiProblem } from '@hiring/contract/api-problem';
import { lazy, Suspense, useState } from 'react';
import { api, problemText } from '../../lib/api';
import { safeNext } from '../../lib/next-path';
import { Refusal } from '../../ui/Alert';
import { Button, ButtonLink } from '../../ui/Button';
import { ExpiredVerification } from './ExpiredVerification';
import { useHydrated } from '../../ui/use-hydrated';

/** Loaded lazily: most people open the link in the browser in which they registered. */
const VerifyWithPassword = lazy(async () => ({
  default: (await import('./VerifyWithPassword')).VerifyWithPassword,
}));

type State =
  | { step: 'ask' | 'busy' | 'expired' | 'password' }
  | { step: 'failed'; detail: string }
  | { step: 'done'; next: string };

/**
 * Verifies when the button is pressed, not when the page opens: mail scanners open links. In a browser without the
 * account's session it also asks for the password. The page's heading says that it was verified.
 */
export function VerifyEmail({ token, onVerified }: { token: string; onVerified: () => void }) {
  const [state, setState] = useState<State>({ step: 'ask' });
  const hydrated = useHydrated();
  const done = (next: string | undefined) => {
    setState({ step: 'done', next: safeNext(next ?? null) ?? '/completar-candidatura' });
    onVerified();
  };

  async function verify() {
    setState({ step: 'busy' });
    try {
      const { status, next } = await api.post('/api/auth/verify-email', { body: { token } });
      if (status === 'verified') done(next);
      else setState({ step: 'password' });
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 410) setState({ step: 'expired' });
      else setState({ step: 'failed', detail: problemText(error) });
    }
  }

  switch (state.step) {
    case 'expired':
      return <ExpiredVerification />;
    case 'password':
      return (
        <Suspense
          fallback={
            <p role="status">
              <Trans>Cargando...</Trans>
            </p>
          }
        >
          <VerifyWithPassword
            token={token}
            onVerified={done}
            onExpired={() => setState({ step: 'expired' })}
          />
        </Suspense>
      );
    case 'done': {
      // A person who has already applied continues to the portal, staff to the dashboard.
      const applies = state.next.startsWith('/completar-candidatura');
      return (
        <div className="space-y-5">
          <p role="status" className="text-lg">
            {applies
              ? t`Tu cuenta está confirmada. Lo siguiente es completar tu candidatura.`
              : t`Tu cuenta está confirmada.`}
          </p>
          <ButtonLink to={state.next} look="signal" className="min-h-13 w-full">
            {applies ? t`Completar mi candidatura` : t`Ir a mi portal`}
          </ButtonLink>
        </div>
      );
    }
    case 'ask':
    case 'busy':
    case 'failed':
      return (
        <div className="space-y-5">
          {state.step === 'failed' && <Refusal text={state.detail} />}
          <p className="text-lg text-muted">
            <Trans>Confirma que este correo es tuyo y sigue con tu candidatura.</Trans>
          </p>
          <Button
            look="signal"
            className="min-h-13 w-full text-lg"
            disabled={state.step === 'busy' || !hydrated}
            onClick={verify}
          >
            {state.step === 'busy' ? t`Verificando...` : t`Verificar mi correo`}
          </Button>
        </div>
      );
  }
}
