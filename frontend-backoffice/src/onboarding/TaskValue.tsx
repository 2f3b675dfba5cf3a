import { Stack, Typography } from '@mui/material';
import { type Aptitud, APTITUD_LABEL, APTITUDES, ONBOARDING_LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { DateInput, SelectInput, TextInput, usePermissions } from 'react-admin';
import { BusyButton, DialogButton } from '../ui/buttons';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { formatDay } from '../ui/format/dates';
import { choicesOf, upTo } from '../ui/forms/inputs';
import { api, at, type Schemas, useWrite } from '../providers/api';
import { translate } from '../i18n/texts';
import type { OnboardingTask } from './onboarding';

type Value = Schemas['OnboardingValueResponse'];

interface OfTask {
  id: string;
  task: OnboardingTask;
}

/** "Ana, +34 600 12 34 56"; "Apto, 15/01/2027". A name in Arabic letters leaves the order of the number as it is. */
export function SaidValue({ task, value }: { task: Pick<OnboardingTask, 'dato'>; value: Value }) {
  const { valor, telefono, fecha } = value;
  const word = task.dato === 'aptitud' ? (APTITUD_LABEL[valor as Aptitud] ?? valor) : valor;
  const rest = [telefono, fecha && formatDay(fecha)].filter(Boolean).map((part) => `, ${part}`);
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{word}</bdi>
      {rest}
    </Typography>
  );
}

/** The fields of each value; the server says what is wrong by field. */
function ValueInputs({ task: { dato } }: { task: OnboardingTask }) {
  const text = { isRequired: true, slotProps: upTo(ONBOARDING_LIMITS.valor) } as const;
  switch (dato) {
    case 'aptitud':
      return (
        <>
          <SelectInput
            source="valor"
            label="onboarding.tasks.result"
            helperText="onboarding.tasks.fitnessHelp"
            choices={choicesOf(APTITUDES, APTITUD_LABEL)}
            isRequired
          />
          <DateInput source="fecha" label="onboarding.tasks.date" isRequired />
        </>
      );
    case 'emergencia':
      return (
        <>
          <TextInput source="valor" label="onboarding.tasks.name" {...text} />
          <TextInput source="telefono" label="onboarding.tasks.phone" type="tel" {...text} />
        </>
      );
    case 'iban':
    case 'naf':
    case 'talla':
    case null:
      return <TextInput source="valor" label="onboarding.tasks.value" {...text} />;
    default:
      return dato satisfies never;
  }
}

function ValueDialog({ id, task, onClose }: OfTask & { onClose: () => void }) {
  return (
    <FormDialog<Partial<Schemas['TaskValueRequest']>>
      title={translate('onboarding.tasks.valueOf', { title: task.titulo })}
      maxWidth="xs"
      defaultValues={{}}
      version={task.version}
      save={({ valor = '', telefono, fecha }, version) =>
        api.put(
          '/api/onboardings/{id}/tasks/{taskId}/value',
          at({ id, taskId: task.id }, { valor, telefono, fecha, version }),
        )
      }
      changes={['onboardings']}
      done="onboarding.tasks.saved"
      onClose={onClose}
    >
      <ValueInputs task={task} />
    </FormDialog>
  );
}

/** What was typed, masked until somebody who may see it asks; each reading is logged. */
export function TaskValue({ id, task }: OfTask) {
  const { permissions } = usePermissions<string[]>();
  const [shown, setShown] = useState<Value | null>(null);
  const see = useWrite(
    () => api.get('/api/onboardings/{id}/tasks/{taskId}/value', at({ id, taskId: task.id })),
    { then: setShown },
  );
  const { valor, tapado, hecha_at, puede_escribir } = task;
  const label = (name: string) => `${translate(`onboarding.tasks.${name}`)}: ${task.titulo}`;
  return (
    <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', rowGap: 1, alignItems: 'center' }}>
      {valor && <SaidValue task={task} value={shown ?? valor} />}
      {!valor && hecha_at && (
        <Typography variant="hint">{translate('onboarding.tasks.unreadable')}</Typography>
      )}
      {tapado && permissions?.includes('onboarding:read_sensitive') && (
        <BusyButton
          size="small"
          busy={see.isPending}
          aria-label={label(shown ? 'hide' : 'see')}
          onClick={() => (shown ? setShown(null) : see.mutate())}
        >
          {translate(`onboarding.tasks.${shown ? 'hide' : 'see'}`)}
        </BusyButton>
      )}
      <DialogButton
        shown={puede_escribir}
        size="small"
        variant="outlined"
        aria-label={label(valor ? 'change' : 'write')}
        dialog={(close) => (
          <ValueDialog
            id={id}
            task={task}
            onClose={() => {
              setShown(null);
              close();
            }}
          />
        )}
      >
        {translate(`onboarding.tasks.${valor ? 'change' : 'write'}`)}
      </DialogButton>
    </Stack>
  );
}
