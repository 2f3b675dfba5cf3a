import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Typography } from '@mui/material';
import { ANSWERABLE_OFFERS, isEndedStage } from '@hiring/contract';
import { useEffect, useId, useState } from 'react';
import { BooleanInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { MessagePreviewPane } from '../../mail/MessagePreviewPane';
import { useDebounced } from '../../ui/state';
import { StageBadge, stageLabel } from '../StateBadges';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { keepDraft, readDraft } from '../../ui/forms/drafts';
import { CHOSEN_REASON, DestinationInput, MoveMessageInputs, ReasonInput } from './MoveInputs';
import { messageKey, type MoveTarget } from './moveTarget';
import { type MoveChoice, useMoveChoices } from './useMoveChoices';
import { useMoveApplication } from './useMoveApplication';
import { api, at, useRead, type Schemas } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { Alert } from '../../ui/Alert';

interface Props {
  applicationId: string;
  choice: MoveChoice;
}

/** What the server is told of a choice. */
const orderOf = ({ fase, stage }: MoveChoice) => (fase ? { fase_id: fase.id } : { estado: stage });

const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** The message that the move would send, with the words typed in it. */
function MovePreview({ applicationId, choice, message }: Props & { message: string }) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const words = useDebounced(message.trim());
  const request = { ...orderOf(choice), ...(words ? { mensaje_candidato: words } : {}) };

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
const useGoingOn = ({ applicationId, choice }: Props, enabled = true) =>
  useRead(
    ['message-preview', 'others', applicationId, choice.id],
    () => api.post('/api/applications/{id}/move/preview', at(applicationId, orderOf(choice))),
    { gcTime: 0, enabled },
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

/** A rejection withdraws the offer at once; the person reads of it with the rejection. */
function WithdrawnOffer(move: Props) {
  const offer = useGoingOn(move).data?.oferta_viva;
  if (!offer) return null;
  const isSent = ANSWERABLE_OFFERS.includes(offer);
  return (
    <Alert severity="warning" icon={false}>
      {translate(isSent ? 'candidates.moves.offerSent' : 'candidates.moves.offerUnsent')}
    </Alert>
  );
}

/** The other open applications of the person: they stay open, unless a hiring closes them in the same step. */
function OtherApplications(move: Props) {
  const { data } = useGoingOn(move);
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
      {move.choice.stage === 'contratada' && (
        <BooleanInput
          source="cerrar_otras"
          label={translate('candidates.moves.closeOthers', others.length)}
        />
      )}
    </Alert>
  );
}

/** `destino`: the id of a choice. */
type Values = Omit<Schemas['MoveRequest'], 'version' | 'estado' | 'fase_id'> & { destino?: string };

interface MoveDialogProps {
  target: MoveTarget;
  /** A stage or a phase. */
  initial?: string;
  open: boolean;
  onClose: () => void;
  /** Called after the move. */
  onDone: () => void;
  onExited: () => void;
}

/** A stage that was named before its phases were known is its first phase. */
const choiceOf = (choices: readonly MoveChoice[], destino: string | undefined): MoveChoice | undefined =>
  choices.find(({ id }) => id === destino) ?? choices.find(({ stage }) => stage === destino);

function SubmitLabel({ choices }: { choices: readonly MoveChoice[] }) {
  const choice = choiceOf(choices, useWatch<Values, 'destino'>({ name: 'destino' }));
  const words = choice ? 'candidates.moves.moveTo' : 'candidates.moves.chooseStage';
  return translate(words, { stage: choice?.fase?.nombre ?? choice?.name });
}

/**
 * A phase begins with the message that it proposes, unless something was written; a step inside the estado begins
 * without telling the candidate.
 */
function PhaseBeginning({ applicationId, choice }: Props) {
  const { cambia_estado: tells } = choice;
  const { setValue, getValues } = useFormContext<Values>();
  const { data } = useGoingOn({ applicationId, choice });
  const proposed = data?.mensaje_propuesto ?? '';
  // Not before the answer: the form begins with its own values after its fields are there.
  useEffect(() => {
    if (data) setValue('notificar', tells);
  }, [data, tells, setValue]);
  useEffect(() => {
    if (!proposed || getValues('mensaje_candidato')) return undefined;
    setValue('mensaje_candidato', proposed);
    return () => {
      if (getValues('mensaje_candidato') === proposed) setValue('mensaje_candidato', '');
    };
  }, [proposed, getValues, setValue]);
  return null;
}

function Inputs({ target, choices }: { target: MoveTarget; choices: readonly MoveChoice[] }) {
  const { destino, notificar, mensaje_candidato } = useWatch<Values>();
  const { setValue } = useFormContext<Values>();
  const choice = choiceOf(choices, destino);
  useEffect(() => {
    if (choice && choice.id !== destino) setValue('destino', choice.id);
  }, [choice, destino, setValue]);
  const { id } = target;
  const stage = choice?.stage;
  return (
    <>
      <Typography component="div" sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        {target.name}
        <StageBadge estado={target.estado} retirada={target.retirada} />
        {target.fase && <Typography variant="note">{target.fase.nombre}</Typography>}
      </Typography>
      <DestinationInput source="destino" choices={choices} />
      {choice?.fase && <PhaseBeginning applicationId={id} choice={choice} />}
      {stage === 'rechazada' && <ReasonInput />}
      {choice && stage === 'rechazada' && (
        <CancelledInterviews applicationId={id} choice={choice} told={notificar !== false} />
      )}
      {choice && stage === 'rechazada' && <WithdrawnOffer applicationId={id} choice={choice} />}
      {choice && isEndedStage(choice.stage) && <OtherApplications applicationId={id} choice={choice} />}
      <MoveMessageInputs
        rejects={stage === 'rechazada'}
        // The card of the person shows the same unsent words.
        onWrite={(text) => keepDraft(messageKey(id), text)}
      />
      {choice && notificar && (
        <MovePreview applicationId={id} choice={choice} message={mensaje_candidato ?? ''} />
      )}
    </>
  );
}

/** Where to, what the candidate will read, and whether a message leaves. */
export function MoveDialog({ target, initial, open, onClose, onDone, onExited }: MoveDialogProps) {
  const { mutateAsync } = useMoveApplication(onDone);
  const choices = useMoveChoices(target);
  const save = async ({ destino, motivo_rechazo_id, cerrar_otras, ...words }: Values) => {
    const choice = choiceOf(choices, destino);
    if (!choice) return;
    const { stage } = choice;
    const message = words.mensaje_candidato?.trim();
    await mutateAsync({
      id: target.id,
      request: {
        ...orderOf(choice),
        version: target.version,
        notificar: words.notificar,
        ...(stage === 'rechazada' && motivo_rechazo_id ? { motivo_rechazo_id } : {}),
        ...(stage === 'contratada' && cerrar_otras ? { cerrar_otras } : {}),
        ...(message ? { mensaje_candidato: message } : {}),
      },
    });
  };
  return (
    <FormDialog<Values>
      title="candidates.moves.title"
      open={open}
      defaultValues={{
        ...(initial ? { destino: initial } : {}),
        notificar: true,
        mensaje_candidato: readDraft(messageKey(target.id)),
      }}
      begin={CHOSEN_REASON}
      asks={false}
      submitLabel={<SubmitLabel choices={choices} />}
      savingLabel="candidates.moves.moving"
      save={save}
      // Once it is made, which is said to `onDone`.
      then={() => undefined}
      onClose={onClose}
      slotProps={{ transition: { onExited } }}
    >
      <Inputs target={target} choices={choices} />
    </FormDialog>
  );
}
