import { Typography } from '@mui/material';
import { isEndedStage, type Stage } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../ui/FormDialog';
import { keepDraft, readDraft } from '../../ui/useDraft';
import { StageBadge } from '../StateBadges';
import { stageLabel } from '../stageText';
import { CHOSEN_REASON, MoveMessageInputs, ReasonInput, StageInput } from './MoveInputs';
import { MovePreview } from './MovePreview';
import { messageKey, type MoveTarget } from './moveTarget';
import { OtherApplications } from './OtherApplications';
import { useMoveApplication } from './useMoveApplication';

type Values = Omit<Schemas['MoveRequest'], 'version' | 'estado'> & { estado?: Stage };

interface Props {
  target: MoveTarget;
  initialStage?: Stage;
  open: boolean;
  onClose: () => void;
  /** The move is made. */
  onDone: () => void;
  onExited: () => void;
}

function SubmitLabel() {
  const stage = useWatch<Values, 'estado'>({ name: 'estado' });
  return stage ? `Mover a ${stageLabel(stage)}` : 'Elige una fase';
}

function Inputs({ target }: { target: MoveTarget }) {
  const { estado: stage, notificar, mensaje_candidato } = useWatch<Values>();
  const id = target.applicationId;
  return (
    <>
      <Typography component="div" sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        {target.name}
        <StageBadge estado={target.estado} retirada={target.retirada} />
      </Typography>
      <StageInput stages={target.moverA} />
      {stage === 'rechazada' && <ReasonInput />}
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
export function MoveDialog({ target, initialStage, open, onClose, onDone, onExited }: Props) {
  const { mutateAsync } = useMoveApplication({ onDone });
  const save = async ({ estado, motivo_rechazo_id, cerrar_otras, ...words }: Values) => {
    if (!estado) return;
    const message = words.mensaje_candidato?.trim();
    await mutateAsync({
      applicationId: target.applicationId,
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
      title="Mover candidatura"
      open={open}
      defaultValues={{
        ...(initialStage ? { estado: initialStage } : {}),
        notificar: true,
        mensaje_candidato: readDraft(messageKey(target.applicationId)),
      }}
      begin={CHOSEN_REASON}
      asks={false}
      submitLabel={<SubmitLabel />}
      savingLabel="Moviendo..."
      save={save}
      onClose={onClose}
      slotProps={{ transition: { onExited } }}
    >
      <Inputs target={target} />
    </FormDialog>
  );
}
