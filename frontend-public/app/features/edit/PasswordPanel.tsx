import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ApiProblem } from '@hiring/contract/api-problem';
import { LIMITS } from '@hiring/contract';
import { useState, type FormEvent } from 'react';
import { api, problemText } from '../../lib/api';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { PasswordField } from '../../ui/PasswordField';
import { showToast } from '../../ui/toast';
import { useFormProblem, type FieldErrors } from '../../ui/use-form-problem';
import { NewPasswordFields } from '../auth/NewPasswordFields';

const EMPTY = { current: '', next: '', confirmation: '' };

function errorsOf({ current, next, confirmation }: typeof EMPTY): FieldErrors {
  const errors: Record<string, string> = {};
  if (current === '') errors.current_password = t`Escribe tu contraseña actual`;
  if (next !== confirmation) errors.confirm_password = t`Las contraseñas no coinciden`;
  else if (next.length < LIMITS.passwordMinCandidate) {
    errors.password = t`La nueva contraseña debe tener al menos ${LIMITS.passwordMinCandidate} caracteres`;
  }
  return errors;
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const problem = useFormProblem();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefusal(null);
    const wrong = errorsOf(values);
    problem.show(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await api.post('/api/auth/change-password', {
        body: {
          current_password: values.current,
          password: values.next,
          confirm_password: values.confirmation,
        },
      });
      showToast({ title: t`Contraseña actualizada correctamente`, look: 'success' });
      onClose();
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiProblem && error.status === 422) return problem.show(error.firstErrors());
      setRefusal(problemText(error));
      showToast({ title: t`Error al cambiar la contraseña`, look: 'danger' });
    }
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="mt-5 space-y-5"
      aria-label={t`Cambiar contraseña`}
    >
      <ErrorSummary errors={problem.list} round={problem.round} />
      {refusal && (
        <Alert look="danger" role="alert" title={t`Error al cambiar la contraseña`}>
          <p>{refusal}</p>
        </Alert>
      )}
      <PasswordField
        id="current_password"
        name="current_password"
        label={t`Contraseña actual`}
        autoComplete="current-password"
        value={values.current}
        error={problem.errors.current_password}
        onChange={({ target }) => {
          setValues({ ...values, current: target.value });
          problem.clear('current_password');
        }}
      />
      <NewPasswordFields
        field="password"
        password={values.next}
        confirmation={values.confirmation}
        errors={problem.errors}
        onPassword={(next) => {
          setValues({ ...values, next });
          problem.clear('password');
        }}
        onConfirmation={(confirmation) => {
          setValues({ ...values, confirmation });
          problem.clear('confirm_password');
        }}
      />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" look="signal" disabled={busy}>
          {busy ? t`Guardando...` : t`Guardar contraseña`}
        </Button>
        <Button look="outline" onClick={onClose}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </form>
  );
}

export default function PasswordPanel() {
  const [open, setOpen] = useState(false);
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="text-lg">
        <Trans>Contraseña</Trans>
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        <Trans>Al cambiarla se cierran las sesiones que tengas abiertas en otros dispositivos.</Trans>
      </p>
      {open ? (
        <PasswordForm onClose={() => setOpen(false)} />
      ) : (
        <Button className="mt-5" onClick={() => setOpen(true)}>
          <Trans>Cambiar contraseña</Trans>
        </Button>
      )}
    </section>
  );
}
