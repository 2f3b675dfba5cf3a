import '../i18n/vacancies';
import {
  VACANCY_ESTADO_LABEL,
  VACANCY_LIMITS,
  type VacancyEstado,
  type VacancyOpenEstado,
} from '@hiring/contract';
import { DialogContentText } from '@mui/material';
import { required, TextInput, useNotify, usePermissions } from 'react-admin';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { upTo } from '../ui/forms/inputs';
import { lazyPart } from '../ui/lazy';
import { useState } from 'react';
import { type Vacancy } from './vacancy';
import { api, at, problemOf, reasonOf, type Schemas, useWrite, type WriteOptions } from '../providers/api';
import { translate } from '../i18n/texts';

const LinkRequisitionDialog = lazyPart(() => import('../requisitions/LinkDialogs'), 'LinkRequisitionDialog');

interface Step {
  to: VacancyOpenEstado;
  label: string;
}

const PAUSE: Step = { to: 'pausada', label: 'vacancies.steps.pause' };
const WITHDRAW: Step = { to: 'borrador', label: 'vacancies.steps.draft' };

/** From every estado to the others, the likeliest first. Closing asks more and has a dialog of its own. */
export const STEPS: Readonly<Record<VacancyEstado, readonly [Step, ...Step[]]>> = {
  borrador: [{ to: 'activa', label: 'vacancies.steps.publish' }, PAUSE],
  pausada: [{ to: 'activa', label: 'vacancies.steps.activate' }, WITHDRAW],
  activa: [PAUSE, WITHDRAW],
  cerrada: [
    { to: 'activa', label: 'vacancies.steps.reopen' },
    { to: 'pausada', label: 'vacancies.steps.openPaused' },
    WITHDRAW,
  ],
};

/** Opening is the next step, which the row has as a button. */
export const opensNext = (estado: VacancyEstado): boolean => estado === 'borrador' || estado === 'pausada';

type StateRequest = Schemas['VacancyStateRequest'];

/** Sets the state of a vacancy, unless somebody else has done so since it was seen. */
export const useStateWrite = (id: string, options: Omit<WriteOptions<StateRequest, unknown>, 'changes'>) =>
  useWrite((request: StateRequest) => api.post('/api/vacancies/{id}/state', at(id, request)), {
    ...options,
    changes: ['vacancies'],
  });

/** Opens, pauses and keeps back a vacancy. An administrator is asked why when there is no salary to publish. */
export function useStateChange({ id, estado: visto }: Vacancy) {
  const { permissions } = usePermissions<string[]>();
  const notify = useNotify();
  const [asking, setAsking] = useState<VacancyOpenEstado | null>(null);
  const [linking, setLinking] = useState<VacancyOpenEstado | null>(null);
  const { mutate, mutateAsync, isPending } = useStateWrite(id, {
    done: (_changed, { estado }) =>
      translate('vacancies.state.changed', { state: VACANCY_ESTADO_LABEL[estado].toLowerCase() }),
    notifies: false,
  });
  const onError = (error: unknown, { estado }: StateRequest) => {
    const code = problemOf(error)?.code;
    const may = (permission: string) => permissions?.includes(permission);
    if (code === 'salary_band_missing' && may('config:write')) setAsking(estado);
    else if (code === 'vacancy_needs_requisition' && may('requisitions:manage')) setLinking(estado);
    else notify(`${translate('vacancies.state.failure')} ${reasonOf(error)}`, { type: 'error' });
  };
  const change = (estado: VacancyOpenEstado) => mutate({ estado, visto }, { onError });
  return {
    mayWrite: permissions?.includes('vacancies:write') ?? false,
    change,
    busy: isPending,
    /** Why an administrator publishes without a salary band, or of which request it is; null: nothing is asked. */
    reasonDialog: linking ? (
      <LinkRequisitionDialog vacancyId={id} then={() => change(linking)} onClose={() => setLinking(null)} />
    ) : (
      asking && (
        <FormDialog<{ motivo_sin_salario: string }>
          title="vacancies.noSalary.title"
          save={({ motivo_sin_salario }) =>
            mutateAsync({ estado: asking, visto, motivo_sin_salario: motivo_sin_salario.trim() })
          }
          onClose={() => setAsking(null)}
        >
          <DialogContentText>{translate('vacancies.noSalary.lead')}</DialogContentText>
          <TextInput
            source="motivo_sin_salario"
            validate={required()}
            multiline
            minRows={2}
            slotProps={upTo(VACANCY_LIMITS.salaryReason)}
          />
        </FormDialog>
      )
    ),
  };
}
