import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { isEndedStage, type Stage } from '@hiring/contract';
import { useId, useState } from 'react';
import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MessagePreviewPane } from '../../mail/MessagePreviewPane';
import { useDebounced } from '../../ui/state';
import { StageBadge, stageLabel } from '../StateBadges';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { keepDraft, readDraft } from '../../ui/forms/drafts';
import { CHOSEN_REASON, MoveMessageInputs, ReasonInput, StageInput } from './MoveInputs';
import { messageKey, type MoveTarget } from './moveTarget';
import { useMoveApplication } from './useMoveApplication';
import { api, at, useRead, type Schemas } from '../../providers/api';
import { translate } from '../../i18n/texts';

interface Props {
  applicationId: string;
  stage: Stage;
}

const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** The message that the move would send, with the words typed in it. */
function MovePreview({ applicationId, stage, message }: Props & { message: string }) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const words = useDebounced(message.trim());
  const request = { estado: stage, ...(words ? { mensaje_candidato: words } : {}) };

  return (
    <div>
      <Button
        size="small"
        startIcon={<VisibilityOutlined />}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {translate(open ? 'candidates.moves.hideMessage' : 'candidates.moves.seeMessage')}
      </Button>
      <div id={panelId}>
        {/* Scrolls to the preview, which opens below the visible part. */}
        {open && (
          <Box ref={intoView} sx={{ mt: 1 }}>
            <MessagePreviewPane
              of={{ applicationId, ...request }}
              read={() => api.post('/api/applications/{id}/move/preview', at(applicationId, request))}
            />
          </Box>
        )}
      </div>
    </div>
  );
}

/** What else the person has going on, which the end of this application may touch. */
const useGoingOn = ({ applicationId, stage }: Props) =>
  useRead(
    ['message-preview', 'others', applicationId, stage],
    () => api.post('/api/applications/{id}/move/preview', at(applicationId, { estado: stage })),
    { gcTime: 0 },
  );

/** A rejection cancels the interviews to come, when the candidate is told and not before. */
function CancelledInterviews({ told, ...move }: Props & { told: boolean }) {
  const count = useGoingOn(move).data?.entrevistas_pendientes ?? 0;
  if (count === 0) return null;
  return (
    <Alert severity="info" icon={false}>
      {translate(told ? 'candidates.moves.interviewsTold' : 'candidates.moves.interviewsUntold', count)}
    </Alert>
  );
}

/** The other open applications of the person: they stay open, unless a hiring closes them in the same step. */
function OtherApplications({ applicationId, stage }: Props) {
  const { data } = useGoingOn({ applicationId, stage });
  const others = data?.otras_abiertas ?? [];
  if (others.length === 0) return null;
  return (
    <Alert severity="info" icon={false}>
      {translate('candidates.moves.openOnes', others.length)}
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            {other.puesto} ({stageLabel(other.stage)})
          </li>
        ))}
      </ul>
      {stage === 'contratada' && (
        <BooleanInput
          source="cerrar_otras"
          label={translate('candidates.moves.closeOthers', others.length)}
        />
      )}
    </Alert>
  );
}

type Values = Omit<Schemas['MoveRequest'], 'version' | 'estado'> & { estado?: Stage };

interface MoveDialogProps {
  target: MoveTarget;
  initialStage?: Stage;
  open: boolean;
  onClose: () => void;
  /** Called after the move. */
  onDone: () => void;
  onExited: () => void;
}

function SubmitLabel() {
  const stage = useWatch<Values, 'estado'>({ name: 'estado' });
  const words = stage ? 'candidates.moves.moveTo' : 'candidates.moves.chooseStage';
  return translate(words, { stage: stage && stageLabel(stage) });
}

function Inputs({ target }: { target: MoveTarget }) {
  const { estado: stage, notificar, mensaje_candidato } = useWatch<Values>();
  const { id } = target;
  return (
    <>
      <Typography component="div" sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        {target.name}
        <StageBadge estado={target.estado} retirada={target.retirada} />
      </Typography>
      <StageInput stages={target.mover_a} />
      {stage === 'rechazada' && <ReasonInput />}
      {stage === 'rechazada' && (
        <CancelledInterviews applicationId={id} stage={stage} told={notificar !== false} />
      )}
      {stage && isEndedStage(stage) && <OtherApplications applicationId={id} stage={stage} />}
      <MoveMessageInputs
        rejects={stage === 'rechazada'}
        // The card of the person shows the same unsent words.
        onWrite={(text) => keepDraft(messageKey(id), text)}
      />
      {stage && notificar && (
        <MovePreview applicationId={id} stage={stage} message={mensaje_candidato ?? ''} />
      )}
    </>
  );
}

/** Where to, what the candidate will read, and whether a message leaves. */
export function MoveDialog({ target, initialStage, open, onClose, onDone, onExited }: MoveDialogProps) {
  const { mutateAsync } = useMoveApplication(onDone);
  const save = async ({ estado, motivo_rechazo_id, cerrar_otras, ...words }: Values) => {
    if (!estado) return;
    const message = words.mensaje_candidato?.trim();
    await mutateAsync({
      id: target.id,
      request: {
        estado,
        version: target.version,
        notificar: words.notificar,
        ...(estado === 'rechazada' && motivo_rechazo_id ? { motivo_rechazo_id } : {}),
        ...(estado === 'contratada' && cerrar_otras ? { cerrar_otras } : {}),
        ...(message ? { mensaje_candidato: message } : {}),
      },
    });
  };
  return (
    <FormDialog<Values>
      title="candidates.moves.title"
      open={open}
      defaultValues={{
        ...(initialStage ? { estado: initialStage } : {}),
        notificar: true,
        mensaje_candidato: readDraft(messageKey(target.id)),
      }}
      begin={CHOSEN_REASON}
      asks={false}
      submitLabel={<SubmitLabel />}
      savingLabel="candidates.moves.moving"
      save={save}
      // Once it is made, which is said to `onDone`.
      then={() => undefined}
      onClose={onClose}
      slotProps={{ transition: { onExited } }}
    >
      <Inputs target={target} />
    </FormDialog>
  );
}
