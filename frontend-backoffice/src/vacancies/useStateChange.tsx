import {
  VACANCY_ESTADO_LABEL,
  VACANCY_FIELD_LABEL,
  VACANCY_LIMITS,
  type VacancyEstado,
  type VacancyOpenEstado,
} from '@hiring/contract';
import { DialogContentText } from '@mui/material';
import { required, TextInput, useNotify, usePermissions } from 'react-admin';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { upTo } from '../ui/forms/inputs';
import { useState } from 'react';
import { type Vacancy, VACANCY_READS } from './vacancy';
import { api, at, problemOf, reasonOf, useWrite } from '../providers/api';

interface Step {
  to: VacancyOpenEstado;
  label: string;
}

const PAUSE: Step = { to: 'pausada', label: 'Pausar' };
const WITHDRAW: Step = { to: 'borrador', label: 'Pasar a borrador' };

/** From every estado to the others, the likeliest first. Closing asks more and has a dialog of its own. */
export const STEPS: Readonly<Record<VacancyEstado, readonly [Step, ...Step[]]>> = {
  borrador: [{ to: 'activa', label: 'Publicar' }, PAUSE],
  pausada: [{ to: 'activa', label: 'Activar' }, WITHDRAW],
  activa: [PAUSE, WITHDRAW],
  cerrada: [{ to: 'activa', label: 'Volver a abrir' }, { to: 'pausada', label: 'Abrir en pausa' }, WITHDRAW],
};

/** Opening it is what comes next, and the button of its row. */
export const opensNext = (estado: VacancyEstado): boolean => estado === 'borrador' || estado === 'pausada';

interface Reason {
  motivo_sin_salario: string;
}

interface Props {
  onGive: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Why an administrator publishes without a salary band. */
function SalaryReasonDialog({ onGive, onClose }: Props) {
  return (
    <FormDialog<Reason>
      title="Publicar sin salario"
      save={({ motivo_sin_salario }) => onGive(motivo_sin_salario.trim())}
      onClose={onClose}
    >
      <DialogContentText>
        La Directiva (UE) 2023/970 pide indicar la banda salarial antes de publicar. Si no se puede, di por
        qué: queda en el historial de la vacante y solo lo ve el equipo.
      </DialogContentText>
      <TextInput
        source="motivo_sin_salario"
        label={VACANCY_FIELD_LABEL.motivo_sin_salario}
        validate={required()}
        multiline
        minRows={2}
        slotProps={upTo(VACANCY_LIMITS.salaryReason)}
      />
    </FormDialog>
  );
}

interface Change {
  to: VacancyOpenEstado;
  /** An administrator's, for publishing without a salary. */
  reason?: string;
}

/** Opens, pauses and keeps back a vacancy. An administrator is asked why when there is no salary to publish. */
export function useStateChange({ id, estado }: Vacancy) {
  const { permissions } = usePermissions<string[]>();
  const notify = useNotify();
  const [asking, setAsking] = useState<VacancyOpenEstado | null>(null);
  const { mutate, mutateAsync, isPending } = useWrite(
    ({ to, reason }: Change) =>
      api.post(
        '/api/vacancies/{id}/state',
        at(id, { estado: to, visto: estado, motivo_sin_salario: reason }),
      ),
    {
      reads: VACANCY_READS,
      done: (_changed, { to }) => `Vacante ${VACANCY_ESTADO_LABEL[to].toLowerCase()}`,
      tells: false,
    },
  );
  const onError = (error: unknown, { to }: Change) => {
    const missing = problemOf(error)?.code === 'salary_band_missing';
    if (missing && permissions?.includes('config:write')) setAsking(to);
    else notify(`Error al cambiar el estado. ${reasonOf(error)}`, { type: 'error' });
  };
  return {
    change: (to: VacancyOpenEstado) => mutate({ to }, { onError }),
    busy: isPending,
    /** Asks for the reason; null: nothing is asked. */
    reasonDialog: asking && (
      <SalaryReasonDialog
        onGive={(reason) => mutateAsync({ to: asking, reason })}
        onClose={() => setAsking(null)}
      />
    ),
  };
}
