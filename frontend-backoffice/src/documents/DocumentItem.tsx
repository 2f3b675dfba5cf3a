import { Box, Button, Link, Typography } from '@mui/material';
import { DOCUMENT_ESTADO_LABEL, DOCUMENT_ESTADO_TONE, DOCUMENT_LIMITS, fileSize } from '@hiring/contract';
import { TextInput } from 'react-admin';
import { FormDialog } from '../ui/FormDialog';
import { formatDay } from '../format/dates';
import { WriteButton } from '../ui/ConfirmedButton';
import { DialogButton } from '../ui/DialogButton';
import { ListEntry } from '../ui/ListEntry';
import { Separator } from '../ui/RelativeDate';
import { ToneBadge } from '../ui/ToneBadge';
import { upTo } from '../ui/upTo';
import { api, at, useWrite, type Schemas } from '../providers/api';

type DocumentRequest = Schemas['DocumentResponse'];

/** Asks for another file and says why; the candidate reads it. */
function RefuseDialog({ document, onClose }: { document: DocumentRequest; onClose: () => void }) {
  const { id, version, nombre } = document;
  return (
    <FormDialog<{ motivo?: string }>
      title={`Rechazar «${nombre}»`}
      maxWidth="xs"
      submitLabel="Rechazar"
      save={({ motivo = '' }) => api.post('/api/documents/{id}/refuse', at(id, { version, motivo }))}
      reads={['documents']}
      done="Documento rechazado. Se lo hemos dicho al candidato."
      onClose={onClose}
    >
      <TextInput
        source="motivo"
        label="Motivo"
        helperText="Lo lee el candidato, en un correo y en su portal."
        isRequired
        multiline
        minRows={3}
        slotProps={upTo(DOCUMENT_LIMITS.motivo)}
      />
    </FormDialog>
  );
}

function Decisions({ document }: { document: DocumentRequest }) {
  const { id, version, nombre } = document;
  const accept = useWrite((key: string) => api.post('/api/documents/{id}/accept', at(key, { version })), {
    reads: ['documents'],
    done: 'Documento aceptado.',
  });
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1.25 }}>
      {document.puede_decidir && (
        <>
          <Button
            size="small"
            variant="contained"
            disabled={accept.isPending}
            onClick={() => accept.mutate(id)}
          >
            Aceptar
          </Button>
          <DialogButton
            size="small"
            variant="outlined"
            dialog={(close) => <RefuseDialog document={document} onClose={close} />}
          >
            Rechazar
          </DialogButton>
        </>
      )}
      {document.puede_cancelar && (
        <WriteButton
          label="Dejar de pedirlo"
          question={`¿Dejar de pedir «${nombre}»?`}
          explanation="El candidato ya no lo verá en su portal."
          write={() => api.post('/api/documents/{id}/cancel', at(id, { version }))}
          reads={['documents']}
          done="El documento ya no se pide."
        />
      )}
    </Box>
  );
}

export function DocumentItem({ document }: { document: DocumentRequest }) {
  const { archivo, estado, plazo, subido_at, created_at, instrucciones, motivo } = document;
  return (
    <ListEntry
      title={document.nombre}
      badge={<ToneBadge tone={DOCUMENT_ESTADO_TONE[estado]}>{DOCUMENT_ESTADO_LABEL[estado]}</ToneBadge>}
    >
      <Typography variant="hint">
        Pedido el {formatDay(created_at)}
        {plazo && (
          <>
            <Separator />
            Fecha límite: {formatDay(plazo)}
          </>
        )}
      </Typography>
      {[instrucciones, motivo && `Motivo del rechazo: ${motivo}`].map(
        (text) =>
          text && (
            <Typography key={text} variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
              {text}
            </Typography>
          ),
      )}
      {archivo && (
        <Typography variant="body2" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
          <Link href={archivo.url} target="_blank" rel="noopener">
            {archivo.nombre_original}
          </Link>{' '}
          ({fileSize(archivo.bytes)}){subido_at && `, subido el ${formatDay(subido_at)}`}
        </Typography>
      )}
      <Decisions document={document} />
    </ListEntry>
  );
}
