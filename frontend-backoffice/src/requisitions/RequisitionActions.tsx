import { Button } from '@mui/material';
import { Link, useNavigate } from 'react-router-dom';
import { DecideButtons, MAIN, OTHER, ReasonDialog } from '../approvals/DecideButtons';
import { BusyButton, DialogButton } from '../ui/buttons';
import { confirmTexts, WriteButton } from '../ui/dialogs/confirm';
import { api, at, useWrite } from '../providers/api';
import { translate } from '../i18n/texts';
import { LinkVacancyDialog } from './LinkDialogs';
import { CHANGES, type OfRequisition, REQUISITIONS } from './requisition';

function AskButton({ requisition: { id, version } }: OfRequisition) {
  const { mutate, isPending } = useWrite(
    () => api.post('/api/requisitions/{id}/request-approval', at(id, { version })),
    {
      changes: CHANGES,
      done: ({ espera_a }) =>
        translate('requisitions.ask.done', { name: espera_a ?? translate('requisitions.hr') }),
    },
  );
  return (
    <BusyButton {...MAIN} busy={isPending} onClick={() => mutate()}>
      {translate('requisitions.ask.label')}
    </BusyButton>
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
    <>
      <DialogButton
        shown={cancelar}
        size="small"
        dialog={(close) => (
          <ReasonDialog
            group="requisitions.cancel."
            save={(motivo) => api.post('/api/requisitions/{id}/cancel', at(id, { version, motivo }))}
            changes={CHANGES}
            onClose={close}
          />
        )}
      >
        {translate('requisitions.cancel.label')}
      </DialogButton>
      {editar && (
        <Button {...OTHER} component={Link} to={`${REQUISITIONS}/${id}`}>
          {translate('ra.action.edit')}
        </Button>
      )}
      <DecideButtons
        shown={decidir}
        groups={{ approve: 'requisitions.approve.', giveBack: 'requisitions.giveBack.' }}
        approve={() => api.post('/api/requisitions/{id}/approve', at(id, { version }))}
        giveBack={(motivo) => api.post('/api/requisitions/{id}/return', at(id, { version, motivo }))}
        changes={CHANGES}
      />
      {pedir_aprobacion && <AskButton requisition={requisition} />}
      <DialogButton
        shown={crear_vacante}
        {...OTHER}
        dialog={(close) => <LinkVacancyDialog requisition={requisition} onClose={close} />}
      >
        {translate('requisitions.link.label')}
      </DialogButton>
      {crear_vacante && <VacancyButton requisition={requisition} />}
    </>
  );
}
