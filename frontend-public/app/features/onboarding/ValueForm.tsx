import { t } from '@lingui/core/macro';
import { ONBOARDING_DATA_LABEL, ONBOARDING_LIMITS, type OnboardingData } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../lib/api';
import { AttemptErrors } from '../../ui/AttemptErrors';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { showToast } from '../../ui/toast';
import { useAdoptTyped } from '../../ui/use-adopt-typed';
import { useAttempt } from '../../ui/use-attempt';
import { useHydrated } from '../../ui/use-hydrated';

/** The keyboard that fits what is typed. */
const KEYBOARD: Record<OnboardingData, ComponentProps<'input'>> = {
  iban: { dir: 'ltr', autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
  naf: { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' },
  talla: { autoComplete: 'off' },
  emergencia: { autoComplete: 'off' },
  aptitud: {},
};

const labelOf = (data: OnboardingData): string =>
  data === 'emergencia' ? t`Nombre de la persona` : ONBOARDING_DATA_LABEL[data];

/** A value that the server checks. What was typed stays in the field until it is right. */
export function ValueForm({ task }: { task: Schemas['MyOnboardingTask'] }) {
  const { id, dato, version, hecha_at, puede_escribir } = task;
  const { revalidate } = useRevalidator();
  const [valor, setValor] = useState('');
  const [telefono, setTelefono] = useState('');
  const { busy, attempt, field, clear, ...errors } = useAttempt(`dato-${id}`);
  const hydrated = useHydrated();
  const form = useAdoptTyped((name, value) => (name === 'telefono' ? setTelefono : setValor)(value));
  if (!dato || !puede_escribir) return null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const saved = await attempt(async () => {
      await api.put('/api/onboardings/mine/tasks/{taskId}/value', {
        params: { path: { taskId: id } },
        body: { valor, version, ...(dato === 'emergencia' ? { telefono } : {}) },
      });
      await revalidate();
    });
    if (!saved) return;
    setValor('');
    setTelefono('');
    showToast({ title: t`Guardado`, description: task.titulo, look: 'success' });
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className="max-w-md space-y-4"
      aria-label={task.titulo}
    >
      <AttemptErrors {...errors} />
      <TextField
        {...field('valor')}
        {...KEYBOARD[dato]}
        label={labelOf(dato)}
        limit={ONBOARDING_LIMITS.valor}
        value={valor}
        onChange={(event) => {
          setValor(event.target.value);
          clear('valor');
        }}
      />
      {dato === 'emergencia' && (
        <TextField
          {...field('telefono')}
          label={t`Su teléfono`}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          dir="ltr"
          value={telefono}
          onChange={(event) => {
            setTelefono(event.target.value);
            clear('telefono');
          }}
        />
      )}
      <Button type="submit" className="w-full sm:w-auto" disabled={busy || !hydrated}>
        {busy ? t`Guardando...` : hecha_at ? t`Guardar el cambio` : t`Guardar`}
      </Button>
    </form>
  );
}
