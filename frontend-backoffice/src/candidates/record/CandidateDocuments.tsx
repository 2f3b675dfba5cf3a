import { Box, Button, Link, Typography } from '@mui/material';
import {
  CV_ORIGEN_LABEL,
  DOCUMENT_ESTADO_LABEL,
  DOCUMENT_ESTADO_TONE,
  DOCUMENT_LIMITS,
  fileSize,
} from '@hiring/contract';
import { DateInput, SelectInput, TextInput } from 'react-admin';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { formatDay } from '../../ui/format/dates';
import { WriteButton } from '../../ui/dialogs/confirm';
import { DialogButton } from '../../ui/buttons';
import { ListEntry, Section } from '../../ui/display/Facts';
import { Separator, ToneBadge } from '../../ui/display/text';
import { upTo } from '../../ui/forms/inputs';
import { api, at, type Schemas, useRead, useWrite } from '../../providers/api';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { type Candidate, openApplications, useOfCandidate } from '../useCandidate';
import { LoadedList } from '../../ui/Loaded';

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

function DocumentItem({ document }: { document: DocumentRequest }) {
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

type Order = Schemas['AskDocumentRequest'];

/** Asks a person for a document. */
function AskDocumentDialog({ candidate, onClose }: { candidate: Candidate; onClose: () => void }) {
  return (
    <FormDialog<Order>
      title="Pedir un documento"
      submitLabel="Pedir documento"
      save={(order) => api.post('/api/documents', { body: { ...order, candidato_id: candidate.id } })}
      reads={['documents']}
      done="Documento pedido. Se lo hemos dicho al candidato."
      onClose={onClose}
    >
      <TextInput
        source="nombre"
        label="Documento"
        placeholder="Permiso de conducir"
        isRequired
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: DOCUMENT_LIMITS.nombre } }}
      />
      <TextInput
        source="instrucciones"
        label="Instrucciones (opcional)"
        helperText="Las lee el candidato."
        multiline
        minRows={3}
        slotProps={upTo(DOCUMENT_LIMITS.instrucciones)}
      />
      <DateInput source="plazo" label="Fecha límite (opcional)" />
      <SelectInput
        source="aplicacion_id"
        label="Candidatura"
        emptyText="Ninguna en concreto"
        choices={openApplications(candidate)}
      />
    </FormDialog>
  );
}

function Version({ version }: { version: Schemas['CvVersionResponse'] }) {
  return (
    <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5 }}>
        <Link href={version.url} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
          {version.nombre_original}
        </Link>
        {version.hasta === null && <ToneBadge tone="green">Actual</ToneBadge>}
      </Box>
      <Typography variant="hint">
        {CV_ORIGEN_LABEL[version.origen]}, {fileSize(version.bytes)}. Desde el {formatDay(version.desde)}
        {version.hasta && ` hasta el ${formatDay(version.hasta)}`}
      </Typography>
    </Box>
  );
}

/** What HR has asked this person for, and every CV that came; opening one is logged. */
export function CandidateDocuments({ candidate }: { candidate: Candidate }) {
  const { id } = candidate;
  const documents = useOfCandidate<Schemas['DocumentResponse']>('documents', id);
  const versions = useRead(['candidates', 'cv-history', id], () =>
    api.get('/api/candidates/{id}/cv/history', at(id)),
  );
  return (
    <>
      <Section title="Documentos solicitados">
        <DialogButton
          variant="outlined"
          size="small"
          startIcon={<AddOutlined />}
          dialog={(close) => <AskDocumentDialog candidate={candidate} onClose={close} />}
        >
          Pedir un documento
        </DialogButton>
        <Box sx={{ mt: 1.5 }}>
          <LoadedList
            of={documents}
            failed="No se pudieron cargar los documentos"
            rows={3}
            empty="No se le ha pedido ningún documento."
            item={(document) => <DocumentItem key={document.id} document={document} />}
          />
        </Box>
      </Section>
      <Section title="Historial del CV">
        <LoadedList
          of={versions}
          failed="No se pudo cargar el historial del CV"
          rows={2}
          empty="Todavía no ha enviado ningún CV."
          item={(version) => <Version key={version.id} version={version} />}
        />
      </Section>
    </>
  );
}
