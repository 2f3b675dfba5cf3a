import { Box, Button, Link, Typography } from '@mui/material';
import { DOCUMENT_ESTADO_LABEL, DOCUMENT_ESTADO_TONE, DOCUMENT_LIMITS, fileSize } from '@hiring/contract';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useWrite } from '../providers/useProvider';
import { FormDialog } from '../ui/FormDialog';
import { formatDay } from '../format/dates';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import { Separator } from '../ui/RelativeDate';
import { ToneBadge } from '../ui/ToneBadge';
import type { DocumentRequest } from './types';
import { upTo } from '../ui/upTo';

/** Asks for another file and says why; the candidate reads it. */
function RefuseDocumentButton({ document }: { document: DocumentRequest }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const refuse = useWrite(
    (provider, { motivo = '' }: { motivo?: string }) =>
      provider.refuseDocument(document.id, { version: document.version, motivo }),
    {
      reads: ['documents'],
      done: 'Documento rechazado. Se lo hemos dicho al candidato.',
      tells: false,
    },
  );
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        Rechazar
      </Button>
      {asking && (
        <FormDialog<{ motivo?: string }>
          title={`Rechazar «${document.nombre}»`}
          maxWidth="xs"
          submitLabel="Rechazar"
          save={(order) => refuse.mutateAsync(order).then(close)}
          onClose={close}
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
      )}
    </>
  );
}

function Decisions({ document }: { document: DocumentRequest }) {
  const { id, version, nombre } = document;
  const accept = useWrite((provider, key: string) => provider.acceptDocument(key, { version }), {
    reads: ['documents'],
    done: 'Documento aceptado.',
  });
  const cancel = useWrite((provider, key: string) => provider.cancelDocument(key, { version }), {
    reads: ['documents'],
    done: 'El documento ya no se pide.',
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
          <RefuseDocumentButton document={document} />
        </>
      )}
      {document.puede_cancelar && (
        <ConfirmedButton
          label="Dejar de pedirlo"
          question={`¿Dejar de pedir «${nombre}»?`}
          explanation="El candidato ya no lo verá en su portal."
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate(id)}
        />
      )}
    </Box>
  );
}

export function DocumentItem({ document }: { document: DocumentRequest }) {
  const { archivo, estado, plazo, subido_at, created_at } = document;
  return (
    <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5, alignItems: 'start' }}>
        <Typography component="h4" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {document.nombre}
        </Typography>
        <ToneBadge tone={DOCUMENT_ESTADO_TONE[estado]}>{DOCUMENT_ESTADO_LABEL[estado]}</ToneBadge>
      </Box>
      <Typography variant="caption" color="text.secondary" component="p">
        Pedido el {formatDay(created_at)}
        {plazo && (
          <>
            <Separator />
            Fecha límite: {formatDay(plazo)}
          </>
        )}
      </Typography>
      {document.instrucciones && (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
          {document.instrucciones}
        </Typography>
      )}
      {document.motivo && (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
          Motivo del rechazo: {document.motivo}
        </Typography>
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
    </Box>
  );
}
