import { localPath } from '../../lib/language/language';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ApiProblem } from '@hiring/contract/api-problem';
import { lazy, Suspense, useState } from 'react';
import { api, problemText } from '../../lib/api';
import { Alert, Refusal } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { PageSpinner } from '../../ui/Spinner';
import { useHydrated } from '../../ui/use-hydrated';
import { pendingMessage } from '../shell/pending-message';
import { SignInLinkForm } from './SignInLinkForm';

const SecondStep = lazy(async () => ({ default: (await import('./SecondStep')).SecondStep }));

type State =
  | { step: 'ask' | 'busy' | 'expired' }
  | { step: 'failed'; detail: string }
  | { step: 'code'; ticket: string }
  | { step: 'leaving'; target: string };

interface EnterByLinkProps {
  token: string;
  /** The page that was requested first; without it the account's home page. */
  next: string | null;
}

/** Signs in when the button is pressed, not when the page opens: mail scanners open links, and each works once. */
export function EnterByLink({ token, next }: EnterByLinkProps) {
  const [state, setState] = useState<State>({ step: 'ask' });
  const hydrated = useHydrated();
  const leave = (home: string) => {
    const target = next ?? home;
    setState({ step: 'leaving', target });
    window.location.assign(localPath(target));
  };

  async function enter() {
    setState({ step: 'busy' });
    try {
      leave((await api.post('/api/auth/enter', { body: { token } })).user.home);
    } catch (error) {
      if (error instanceof ApiProblem && error.problem?.ticket)
        setState({ step: 'code', ticket: error.problem.ticket });
      else if (error instanceof ApiProblem && error.status === 410) setState({ step: 'expired' });
      else setState({ step: 'failed', detail: problemText(error) });
    }
  }

  if (state.step === 'expired') return <ExpiredSignInLink next={next} />;
  if (state.step === 'leaving') return <PageSpinner message={pendingMessage(state.target)} />;
  if (state.step === 'code') {
    return (
      <Suspense
        fallback={
          <p role="status">
            <Trans>Cargando...</Trans>
          </p>
        }
      >
        {/* The link is used up: starting again needs a new one. */}
        <SecondStep
          ticket={state.ticket}
          onSignedIn={leave}
          onRestart={() => setState({ step: 'expired' })}
        />
      </Suspense>
    );
  }
  return (
    <div className="space-y-5">
      {state.step === 'failed' && <Refusal text={state.detail} />}
      <p className="text-lg text-muted">
        <Trans>Pulsa el botón para entrar en este dispositivo.</Trans>
      </p>
      <Button
        look="signal"
        className="min-h-13 w-full text-lg"
        disabled={state.step === 'busy' || !hydrated}
        onClick={enter}
      >
        {state.step === 'busy' ? t`Entrando...` : t`Entrar en mi cuenta`}
      </Button>
    </div>
  );
}

export function ExpiredSignInLink({ next }: { next: string | null }) {
  return (
    <div className="space-y-5">
      <Alert look="warning" role="alert" title={t`Este enlace ya no sirve`}>
        <p>
          <Trans>
            Los enlaces para entrar caducan en 15 minutos y solo se pueden usar una vez. Pide otro aquí.
          </Trans>
        </p>
      </Alert>
      <SignInLinkForm next={next} />
    </div>
  );
}
