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
  if (current === '') errors.current_password = 'Escribe tu contraseña actual';
  if (next !== confirmation) errors.confirm_password = 'Las contraseñas no coinciden';
  else if (next.length < LIMITS.passwordMinCandidate) {
    errors.password = `La nueva contraseña debe tener al menos ${LIMITS.passwordMinCandidate} caracteres`;
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
      showToast({ title: 'Contraseña actualizada correctamente', look: 'success' });
      onClose();
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiProblem && error.status === 422) return problem.show(error.firstErrors());
      setRefusal(problemText(error));
      showToast({ title: 'Error al cambiar la contraseña', look: 'danger' });
    }
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="mt-5 space-y-5"
      aria-label="Cambiar contraseña"
    >
      <ErrorSummary errors={problem.list} round={problem.round} />
      {refusal && (
        <Alert look="danger" role="alert" title="Error al cambiar la contraseña">
          <p>{refusal}</p>
        </Alert>
      )}
      <PasswordField
        id="current_password"
        name="current_password"
        label="Contraseña actual"
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
          {busy ? 'Guardando...' : 'Guardar contraseña'}
        </Button>
        <Button look="outline" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

export default function PasswordPanel() {
  const [open, setOpen] = useState(false);
  return (
    <section className="rounded-lg border border-line bg-surface p-5">
      <h2 className="text-lg">Contraseña</h2>
      <p className="mt-2 max-w-prose text-muted">
        Al cambiarla se cierran las sesiones que tengas abiertas en otros dispositivos.
      </p>
      {open ? (
        <PasswordForm onClose={() => setOpen(false)} />
      ) : (
        <Button className="mt-5" onClick={() => setOpen(true)}>
          Cambiar Contraseña
        </Button>
      )}
    </section>
  );
}
