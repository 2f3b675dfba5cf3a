import { t } from '@lingui/core/macro';
import { LIMITS } from '@hiring/contract';
import { useState, type FormEvent } from 'react';
import { api } from '../../lib/api';
import { AttemptErrors } from '../../ui/AttemptErrors';
import { Button } from '../../ui/Button';
import { PasswordField } from '../../ui/PasswordField';
import { showToast } from '../../ui/toast';
import { useAttempt } from '../../ui/use-attempt';
import { useAdoptTyped } from '../../ui/use-adopt-typed';
import { useHydrated } from '../../ui/use-hydrated';
import { PASSWORD_HINT } from '../auth/account-rules';

const EMPTY = { current_password: '', password: '', confirm_password: '' };
type Values = typeof EMPTY;

const FIELDS = () =>
  [
    ['current_password', t`Contraseña actual`, 'current-password'],
    ['password', t`Nueva contraseña`, 'new-password'],
    ['confirm_password', t`Confirmar nueva contraseña`, 'new-password'],
  ] as const;

/** In the order of the specification: first whether both match, then the length. */
function passwordErrors({ current_password, password, confirm_password }: Values): Partial<Values> {
  if (current_password === '') return { current_password: t`La contraseña es obligatoria` };
  if (password !== confirm_password) return { confirm_password: t`Las contraseñas no coinciden` };
  return password.length < LIMITS.passwordMinCandidate
    ? { password: t`La nueva contraseña debe tener al menos ${LIMITS.passwordMinCandidate} caracteres` }
    : {};
}

/** Changes the password of the signed-in user; the other sessions end. */
export function PasswordForm({
  hint = PASSWORD_HINT(),
  onChanged,
}: {
  hint?: string;
  onChanged?: () => void;
}) {
  const [values, setValues] = useState(EMPTY);
  const { busy, attempt, field, clear, ...errors } = useAttempt('clave');
  const hydrated = useHydrated();
  const form = useAdoptTyped((name, value) => {
    if (name in EMPTY) setValues((before) => ({ ...before, [name]: value }));
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = passwordErrors(values);
    const done = await attempt(async () => {
      await api.post('/api/auth/change-password', { body: values });
    }, wrong);
    if (done) {
      setValues(EMPTY);
      showToast({ look: 'success', title: t`Contraseña actualizada correctamente` });
      onChanged?.();
    } else if (Object.keys(wrong).length === 0) {
      showToast({ look: 'danger', title: t`Error al cambiar la contraseña` });
    }
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className="space-y-5"
      aria-label={t`Cambiar contraseña`}
    >
      <AttemptErrors {...errors} />
      {FIELDS().map(([name, label, autoComplete]) => (
        <PasswordField
          key={name}
          {...field(name)}
          label={label}
          hint={name === 'password' ? hint : undefined}
          autoComplete={autoComplete}
          required
          value={values[name]}
          onChange={(event) => {
            setValues((before) => ({ ...before, [name]: event.target.value }));
            clear(name);
          }}
        />
      ))}
      <Button type="submit" className="w-full sm:w-auto" disabled={busy || !hydrated}>
        {busy ? t`Guardando...` : t`Cambiar contraseña`}
      </Button>
    </form>
  );
}
