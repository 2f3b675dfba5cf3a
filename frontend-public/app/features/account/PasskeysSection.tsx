import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ApiProblem } from '@hiring/contract/api-problem';
import type { Schemas } from '@hiring/contract/api';
import { instantFormat, PASSKEY_LIMITS, TIME_ZONE } from '@hiring/contract';
import { useState, type FormEvent } from 'react';
import { api } from '../../lib/api';
import { AttemptErrors } from '../../ui/AttemptErrors';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { showToast } from '../../ui/toast';
import { useAttempt } from '../../ui/use-attempt';
import type { FieldErrors } from '../../ui/use-form-problem';
import { useHydrated } from '../../ui/use-hydrated';
import { CodeField } from '../auth/CodeField';
import { AccountSection } from './AccountSection';

interface PasskeysSectionProps {
  passkeys: Schemas['PasskeyResponse'][];
  emailVerified: boolean;
  onChanged: () => void;
}

const moment = /* @__PURE__ */ instantFormat({ dateStyle: 'long', timeStyle: 'short' }, TIME_ZONE);

/** What the form does: adds a passkey, or gives this one another name, or removes it. */
type Task =
  | { does: 'add' }
  | ({ does: 'rename' | 'remove' } & Pick<Schemas['PasskeyResponse'], 'id' | 'nombre'>);

const VERB = { add: () => t`Añadir`, rename: () => t`Guardar`, remove: () => t`Quitar` };
const DONE = {
  add: () => t`Llave de acceso añadida`,
  rename: () => t`Nombre guardado`,
  remove: () => t`Llave de acceso quitada`,
};

/** Passkeys of the account: added, named and removed here. */
export function PasskeysSection({ passkeys, emailVerified, onChanged }: PasskeysSectionProps) {
  const [task, setTask] = useState<Task | null>(null);
  const able = useHydrated() && 'PublicKeyCredential' in window;
  return (
    <AccountSection title={t`Llaves de acceso`}>
      <p className="text-muted">
        <Trans>
          Con una llave de acceso entras con la huella, la cara o el PIN de tu dispositivo, sin contraseña ni
          código.
        </Trans>
      </p>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {passkeys.map(({ id, nombre, usada_at }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-4">
              <div className="min-w-0">
                <p className="font-bold">{nombre}</p>
                <p className="text-sm text-muted">
                  {usada_at ? (
                    <Trans>Último uso: {moment(new Date(usada_at))}</Trans>
                  ) : (
                    <Trans>Sin usar todavía</Trans>
                  )}
                </p>
              </div>
              <div className="flex gap-2">
                <Button
                  look="outline"
                  aria-label={t`Editar el nombre de la llave ${nombre}`}
                  onClick={() => setTask({ does: 'rename', id, nombre })}
                >
                  <Trans>Editar</Trans>
                </Button>
                <Button
                  look="outline"
                  aria-label={t`Quitar la llave ${nombre}`}
                  onClick={() => setTask({ does: 'remove', id, nombre })}
                >
                  <Trans>Quitar</Trans>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {!emailVerified && (
        <p className="font-bold">
          <Trans>Para añadir una, verifica antes tu correo.</Trans>
        </p>
      )}
      {task === null && emailVerified && able && passkeys.length < PASSKEY_LIMITS.each && (
        <Button onClick={() => setTask({ does: 'add' })}>
          <Trans>Añadir una llave de acceso</Trans>
        </Button>
      )}
      {task !== null && (
        <TaskForm
          key={task.does === 'add' ? '' : task.does + task.id}
          task={task}
          onEnd={(changed) => {
            setTask(null);
            if (changed) onChanged();
          }}
        />
      )}
    </AccountSection>
  );
}

async function changePasskey({ does, id }: Exclude<Task, { does: 'add' }>, nombre: string): Promise<void> {
  const params = { path: { id } };
  if (does === 'remove') await api.delete('/api/auth/passkeys/{id}', { params });
  else await api.patch('/api/auth/passkeys/{id}', { params, body: { nombre } });
}

/** Asks for the password or a code only where the last one was too long ago. */
function TaskForm({ task, onEnd }: { task: Task; onEnd: (changed: boolean) => void }) {
  const named = task.does !== 'remove';
  const name = task.does === 'add' ? '' : task.nombre;
  const [values, setValues] = useState({ nombre: name, password: '', code: '' });
  const [proof, setProof] = useState<'password' | 'code' | null>(null);
  const { busy, attempt, field, clear, ...errors } = useAttempt('llave');

  const edit = (name: keyof typeof values) => ({
    ...field(name),
    value: values[name],
    onChange: (event: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: event.target.value }));
      clear(name);
    },
  });

  async function act(): Promise<FieldErrors | void> {
    if (proof) await api.post('/api/auth/proof', { body: { [proof]: values[proof] } });
    const { addPasskey, hasOneAlready, wasClosed } = await import('../auth/passkeys');
    try {
      const nombre = values.nombre.trim();
      if (task.does === 'add') await addPasskey(nombre);
      else await changePasskey(task, nombre);
    } catch (error) {
      if (hasOneAlready(error)) return { nombre: t`Este dispositivo ya tiene una llave de tu cuenta` };
      if (wasClosed(error)) return;
      if (!(error instanceof ApiProblem) || error.code !== 'recent_proof_required') throw error;
      setProof(error.problem?.proof === 'code' ? 'code' : 'password');
      return;
    }
    showToast({ look: 'success', title: DONE[task.does]() });
    onEnd(true);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    await attempt(act, named && values.nombre.trim() === '' ? { nombre: t`Escribe un nombre` } : {});
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5" aria-label={t`Llave de acceso`}>
      <AttemptErrors {...errors} />
      {named ? (
        <TextField
          {...edit('nombre')}
          label={t`Nombre de la llave`}
          hint={t`Para reconocerla, por ejemplo el dispositivo.`}
          maxLength={PASSKEY_LIMITS.name}
          autoComplete="off"
          required
        />
      ) : (
        <p>
          <Trans>Esta llave dejará de abrir tu cuenta: {name}</Trans>
        </p>
      )}
      {proof === 'password' && (
        <PasswordField
          {...edit('password')}
          label={t`Tu contraseña`}
          autoComplete="current-password"
          required
        />
      )}
      {proof === 'code' && <CodeField {...edit('code')} required />}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" disabled={busy}>
          {VERB[task.does]()}
        </Button>
        <Button look="outline" onClick={() => onEnd(false)}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </form>
  );
}
