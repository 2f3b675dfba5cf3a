import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ApiProblem } from '@hiring/contract/api-problem';
import { useState, type FormEvent } from 'react';
import { api } from '../../lib/api';
import { Alert } from '../../ui/Alert';
import { takeFocus } from '../../ui/take-focus';
import { AttemptErrors } from '../../ui/AttemptErrors';
import { Button, ButtonLink } from '../../ui/Button';
import { PasswordField } from '../../ui/PasswordField';
import { useAttempt } from '../../ui/use-attempt';
import { useHydrated } from '../../ui/use-hydrated';

type State = { step: 'ask' | 'password' | 'expired' } | { step: 'done'; email: string };

/** Confirms when the button is pressed; without a session of the account it also asks for the password. */
export function ConfirmEmailChange({ token }: { token: string }) {
  const [state, setState] = useState<State>({ step: 'ask' });
  const [password, setPassword] = useState('');
  const { busy, attempt, field, clear, ...errors } = useAttempt('cambio');
  const hydrated = useHydrated();
  const asking = state.step === 'password';

  async function submit(event: FormEvent) {
    event.preventDefault();
    let refused = false;
    await attempt(
      async () => {
        try {
          const answer = await api.post('/api/auth/email-change/confirm', {
            body: asking ? { token, password } : { token },
          });
          if (answer.status === 'confirmed') return setState({ step: 'done', email: answer.email ?? '' });
          refused = asking;
          setState({ step: 'password' });
        } catch (error) {
          if (error instanceof ApiProblem && error.status === 410) return setState({ step: 'expired' });
          throw error;
        }
      },
      asking && password === '' ? { password: t`La contraseña es obligatoria` } : {},
    );
    if (refused) await attempt(() => Promise.resolve(), { password: t`La contraseña no es correcta` });
  }

  if (state.step === 'expired') return <ExpiredEmailChange />;
  if (state.step === 'done') {
    return (
      <div className="space-y-5">
        <Alert look="success" role="status" ref={takeFocus} title={t`Correo cambiado`}>
          <p>
            <Trans>
              A partir de ahora entras con <bdi className="font-bold wrap-anywhere">{state.email}</bdi>, y ahí
              te llegarán los avisos. Hemos cerrado tus demás sesiones.
            </Trans>
          </p>
        </Alert>
        <ButtonLink to="/mi-cuenta" look="signal" className="min-h-13 w-full">
          <Trans>Ir a mi cuenta</Trans>
        </ButtonLink>
      </div>
    );
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="space-y-5"
      aria-label={t`Confirmar tu nuevo correo`}
    >
      <p className="text-lg text-muted">
        {asking
          ? t`En este navegador no has iniciado sesión. Escribe la contraseña de tu cuenta para confirmar que eres tú.`
          : t`Confirma que este correo es tuyo y que tu cuenta debe usarlo.`}
      </p>
      <AttemptErrors {...errors} />
      {asking && (
        <PasswordField
          {...field('password')}
          label={t`Contraseña`}
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            clear('password');
          }}
        />
      )}
      <Button type="submit" look="signal" className="min-h-13 w-full text-lg" disabled={busy || !hydrated}>
        {busy ? t`Confirmando...` : t`Confirmar mi nuevo correo`}
      </Button>
    </form>
  );
}

export function ExpiredEmailChange() {
  return (
    <div className="space-y-5">
      <Alert look="warning" role="alert" title={t`Este enlace ya no sirve`}>
        <p>
          <Trans>
            Los enlaces caducan en 24 horas, solo se pueden usar una vez y dejan de servir si cancelas el
            cambio. Tu cuenta sigue con el correo que tenía; puedes pedir otro cambio desde tu cuenta.
          </Trans>
        </p>
      </Alert>
      <ButtonLink to="/mi-cuenta" look="signal" className="w-full">
        <Trans>Ir a mi cuenta</Trans>
      </ButtonLink>
    </div>
  );
}
