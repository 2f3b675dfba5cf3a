import { CV_ORIGEN_LABEL, DOCUMENT_LIMITS, fileSize } from '@hiring/contract';
import { DateInput, SelectInput, TextInput } from 'react-admin';
import { Box, Link, Typography } from '@mui/material';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { type Candidate, openApplications } from '../candidates/types';
import { useOfCandidate } from '../candidates/useCandidate';
import { DialogButton } from '../ui/DialogButton';
import { FormDialog } from '../ui/FormDialog';
import { formatDay } from '../format/dates';
import { LoadedList } from '../ui/Loaded';
import { ToneBadge } from '../ui/ToneBadge';
import { Section } from '../ui/Facts';
import { DocumentItem } from './DocumentItem';
import { upTo } from '../ui/upTo';
import { api, at, useRead, type Schemas } from '../providers/api';

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
