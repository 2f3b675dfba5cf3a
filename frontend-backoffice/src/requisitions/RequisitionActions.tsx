import { Button, Stack } from '@mui/material';
import { REQUISITION_LIMITS } from '@hiring/contract';
import { TextInput } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { BusyButton, DialogButton } from '../ui/buttons';
import { confirmTexts, WriteButton } from '../ui/dialogs/confirm';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { upTo } from '../ui/forms/inputs';
import { api, at, useWrite } from '../providers/api';
import { translate } from '../i18n/texts';
import { CHANGES, type OfRequisition, REQUISITIONS } from './requisition';

const MAIN = { variant: 'contained', color: 'secondary', size: 'small' } as const;
const OTHER = { variant: 'outlined', size: 'small' } as const;

interface ReasonDialogProps {
  /** Its words. */
  group: `requisitions.${string}.`;
  save: (motivo: string) => Promise<unknown>;
  onClose: () => void;
}

/** Why: whoever asked reads it. */
const ReasonDialog = ({ group, save, onClose }: ReasonDialogProps) => (
  <FormDialog<{ motivo?: string }>
    title={`${group}title`}
    maxWidth="xs"
    submitLabel={`${group}label`}
    save={({ motivo = '' }) => save(motivo)}
    changes={CHANGES}
    done={`${group}done`}
    onClose={onClose}
  >
    <TextInput
      source="motivo"
      label="requisitions.reason"
      helperText={`${group}help`}
      isRequired
      multiline
      minRows={3}
      slotProps={upTo(REQUISITION_LIMITS.motivo)}
    />
  </FormDialog>
);

function AskButton({ requisition: { id, version } }: OfRequisition) {
  const { mutate, isPending } = useWrite(
    () => api.post('/api/requisitions/{id}/request-approval', at(id, { version })),
    {
      changes: CHANGES,
      done: ({ espera_a }) =>
        translate('requisitions.ask.done', { name: espera_a ?? translate('requisitions.steps.hr') }),
    },
  );
  return (
    <BusyButton {...MAIN} busy={isPending} onClick={() => mutate()}>
      {translate('requisitions.ask.label')}
    </BusyButton>
  );
}

function DecideButtons({ requisition: { id, version } }: OfRequisition) {
  return (
    <>
      <DialogButton
        {...OTHER}
        dialog={(close) => (
          <ReasonDialog
            group="requisitions.giveBack."
            save={(motivo) => api.post('/api/requisitions/{id}/return', at(id, { version, motivo }))}
            onClose={close}
          />
        )}
      >
        {translate('requisitions.giveBack.label')}
      </DialogButton>
      <WriteButton
        {...MAIN}
        {...confirmTexts('requisitions.approve.')}
        write={() => api.post('/api/requisitions/{id}/approve', at(id, { version }))}
        changes={CHANGES}
        done="requisitions.approve.done"
      />
    </>
  );
}

/** The first one in one tap; another one, for the openings that are left, is asked about. */
function VacancyButton({ requisition: { id, version, vacantes } }: OfRequisition) {
  const navigate = useNavigate();
  const otra = vacantes.length > 0;
  const write = () => api.post('/api/requisitions/{id}/vacancy', at(id, { version, otra }));
  const then = (made: { id: string }) => void navigate(`/vacancies/${made.id}`);
  const changes = [...CHANGES, 'vacancies'] as const;
  const done = 'requisitions.vacancy.done';
  const { mutate, isPending } = useWrite(write, { changes, done, then });
  return otra ? (
    <WriteButton
      {...OTHER}
      {...confirmTexts('requisitions.another.')}
      write={write}
      changes={changes}
      done={done}
      then={then}
    />
  ) : (
    <BusyButton {...MAIN} busy={isPending} onClick={() => mutate()}>
      {translate('requisitions.vacancy.label')}
    </BusyButton>
  );
}

/** What may be done with it now, as the server says. The one that leads on stands last. */
export function RequisitionActions({ requisition }: OfRequisition) {
  const { id, version } = requisition;
  const { editar, pedir_aprobacion, decidir, cancelar, crear_vacante } = requisition.acciones;
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: { md: 'flex-end' } }}
    >
      {cancelar && (
        <DialogButton
          size="small"
          dialog={(close) => (
            <ReasonDialog
              group="requisitions.cancel."
              save={(motivo) => api.post('/api/requisitions/{id}/cancel', at(id, { version, motivo }))}
              onClose={close}
            />
          )}
        >
          {translate('requisitions.cancel.label')}
        </DialogButton>
      )}
      {editar && (
        <Button {...OTHER} component={Link} to={`${REQUISITIONS}/${id}`}>
          {translate('ra.action.edit')}
        </Button>
      )}
      {decidir && <DecideButtons requisition={requisition} />}
      {pedir_aprobacion && <AskButton requisition={requisition} />}
      {crear_vacante && <VacancyButton requisition={requisition} />}
    </Stack>
  );
}
