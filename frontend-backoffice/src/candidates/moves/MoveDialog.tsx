import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { isEndedStage, type Stage } from '@hiring/contract';
import { type SyntheticEvent, useState } from 'react';
import { MessageToCandidate } from './MessageToCandidate';
import { MovePreview } from './MovePreview';
import { focusReason } from './focusReason';
import { messageKey, type MoveTarget } from './moveTarget';
import { OtherApplications } from './OtherApplications';
import { RejectionReasonField } from './RejectionReasonField';
import { StageBadge } from '../StateBadges';
import { StageChoice } from './StageChoice';
import { stageLabel } from '../stageText';
import { useDraft } from '../../ui/useDraft';
import { useMoveApplication } from './useMoveApplication';

interface Props {
  target: MoveTarget;
  initialStage?: Stage;
  open: boolean;
  onClose: () => void;
  /** The move is made. */
  onDone: () => void;
  onExited: () => void;
}

/** Where to, what the candidate will read, and whether a message leaves. */
export function MoveDialog({ target, initialStage, open, onClose, onDone, onExited }: Props) {
  const [stage, setStage] = useState(initialStage);
  const [message, write] = useDraft(messageKey(target.applicationId));
  const [reason, setReason] = useState('');
  const [closesOthers, setClosesOthers] = useState(false);
  const [notifies, setNotifies] = useState(true);
  const { mutate, isPending } = useMoveApplication({ onDone });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!stage || isPending) return;
    mutate({
      applicationId: target.applicationId,
      request: {
        estado: stage,
        version: target.version,
        notificar: notifies,
        ...(stage === 'rechazada' && reason ? { motivo_rechazo_id: reason } : {}),
        ...(stage === 'contratada' && closesOthers ? { cerrar_otras: true } : {}),
        ...(message.trim() ? { mensaje_candidato: message.trim() } : {}),
      },
    });
  };

  return (
    <Dialog
      open={open}
      onClose={isPending ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="mover-titulo"
      slotProps={{ transition: { onExited } }}
    >
      <Box
        component="form"
        ref={focusReason}
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id="mover-titulo" sx={{ pb: 0.5 }}>
          Mover candidatura
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>
          <Typography
            component="div"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}
          >
            {target.name}
            <StageBadge estado={target.estado} retirada={target.retirada} />
          </Typography>
          <StageChoice options={target.moverA} value={stage} onChoose={setStage} />
          {stage === 'rechazada' && <RejectionReasonField value={reason} onChoose={setReason} />}
          {stage && isEndedStage(stage) && (
            <OtherApplications
              applicationId={target.applicationId}
              stage={stage}
              closes={closesOthers}
              onChoose={setClosesOthers}
            />
          )}
          <MessageToCandidate
            message={message}
            onWrite={write}
            notifies={notifies}
            onNotifies={setNotifies}
            rejects={stage === 'rechazada'}
          />
          {stage && notifies && (
            <MovePreview applicationId={target.applicationId} stage={stage} message={message} />
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose} disabled={isPending}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" color="secondary" disabled={!stage || isPending}>
            {isPending ? 'Moviendo...' : stage ? `Mover a ${stageLabel(stage)}` : 'Elige una fase'}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
