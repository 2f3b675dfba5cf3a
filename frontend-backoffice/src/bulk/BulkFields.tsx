import { Box, FormControlLabel, MenuItem, Radio, RadioGroup, TextField } from '@mui/material';
import {
  type BulkType,
  EMAIL_KINDS,
  MESSAGE_TYPES,
  type MessageType,
  PRIORIDAD_LABEL,
  type Prioridad,
  PRIORIDADES,
  STAGES,
} from '@hiring/contract';
import { MessageToCandidate } from '../candidates/moves/MessageToCandidate';
import { RejectionReasonField } from '../candidates/moves/RejectionReasonField';
import { StageChoice } from '../candidates/moves/StageChoice';
import { MessageFields } from '../emails/MessageFields';
import { TagInput } from '../tags/TagInput';
import { useTags } from '../tags/useTags';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { useRead } from '../providers/useRead';
import type { BulkDraft } from './bulkDraft';

interface Props {
  draft: BulkDraft;
  onWrite: (draft: BulkDraft) => void;
  errors: Record<string, string>;
}

function MoveFields({ draft, onWrite }: Props) {
  const rejects = draft.estado === 'rechazada';
  return (
    <>
      <StageChoice
        options={STAGES}
        value={draft.estado}
        onChoose={(estado) => onWrite({ ...draft, estado })}
      />
      {rejects && (
        <RejectionReasonField value={draft.motivo} onChoose={(motivo) => onWrite({ ...draft, motivo })} />
      )}
      <MessageToCandidate
        message={draft.mensaje}
        onWrite={(mensaje) => onWrite({ ...draft, mensaje })}
        notifies={draft.notificar}
        onNotifies={(notificar) => onWrite({ ...draft, notificar })}
        rejects={rejects}
      />
    </>
  );
}

function PriorityFields({ draft, onWrite }: Props) {
  return (
    <RadioGroup
      aria-label="Prioridad"
      value={draft.prioridad ?? ''}
      onChange={(event) => onWrite({ ...draft, prioridad: event.target.value as Prioridad })}
    >
      {PRIORIDADES.map((value) => (
        <FormControlLabel
          key={value}
          value={value}
          control={<Radio />}
          label={PRIORIDAD_LABEL[value]}
          sx={{ minHeight: 44 }}
        />
      ))}
    </RadioGroup>
  );
}

function TagFields({ draft, onWrite, errors }: Props) {
  const { data: tags = [] } = useTags();
  return (
    <>
      <RadioGroup
        aria-label="Poner o quitar"
        row
        value={draft.quitar ? 'quitar' : 'poner'}
        onChange={(event) => onWrite({ ...draft, quitar: event.target.value === 'quitar' })}
      >
        <FormControlLabel value="poner" control={<Radio />} label="Poner" sx={{ minHeight: 44 }} />
        <FormControlLabel value="quitar" control={<Radio />} label="Quitar" sx={{ minHeight: 44 }} />
      </RadioGroup>
      <TagInput
        label="Etiqueta"
        tags={tags}
        value={draft.etiqueta}
        error={errors['etiqueta.id']}
        onChoose={(etiqueta) => onWrite({ ...draft, etiqueta })}
      />
    </>
  );
}

function ManyMessageFields({ draft, onWrite, errors }: Props) {
  const { tipo } = draft;
  const start = useRead(['bulk-message-draft', tipo], (provider) => provider.bulkMessageDraft(tipo), {
    staleTime: Infinity,
  });
  return (
    <>
      <TextField
        select
        label="Tipo de mensaje"
        margin="none"
        value={tipo}
        onChange={(event) => onWrite({ ...draft, tipo: event.target.value as MessageType, texto: null })}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        {MESSAGE_TYPES.map((type) => (
          <MenuItem key={type} value={type}>
            {EMAIL_KINDS[type].byHand.name}
          </MenuItem>
        ))}
      </TextField>
      {start.isPending && <ListSkeleton rows={4} />}
      {start.isError && (
        <LoadFailed
          title="No se puede preparar este mensaje"
          error={start.error}
          onRetry={() => void start.refetch()}
        />
      )}
      {start.data && (
        <MessageFields
          text={draft.texto ?? start.data}
          onWrite={({ asunto, cuerpo }) => onWrite({ ...draft, texto: { asunto, cuerpo } })}
          errors={{
            ...((errors['mensaje.asunto'] ?? errors.asunto)
              ? { asunto: errors['mensaje.asunto'] ?? errors.asunto ?? '' }
              : {}),
            ...((errors['mensaje.cuerpo'] ?? errors.cuerpo)
              ? { cuerpo: errors['mensaje.cuerpo'] ?? errors.cuerpo ?? '' }
              : {}),
          }}
          variables={start.data.variables}
          variablesTitle="Cada persona recibe sus propios datos"
          rows={7}
        />
      )}
    </>
  );
}

const FIELDS: Record<BulkType, (props: Props) => React.ReactNode> = {
  mover: MoveFields,
  prioridad: PriorityFields,
  mensaje: ManyMessageFields,
  etiqueta: TagFields,
};

/** What is to be done to each. */
export function BulkFields({ tipo, ...props }: Props & { tipo: BulkType }) {
  const Fields = FIELDS[tipo];
  return (
    <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
      <Fields {...props} />
    </Box>
  );
}
