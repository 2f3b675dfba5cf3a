import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { Candidate } from '../candidates/types';
import { LoadedList } from '../ui/Loaded';
import { Section } from '../ui/Section';
import { AskDocumentDialog } from './AskDocumentDialog';
import { CvVersions } from './CvVersions';
import { DocumentItem } from './DocumentItem';
import type { DocumentRequest } from './types';

const NEWEST = { field: 'created_at', order: 'DESC' } as const;

function Requested({ candidateId }: { candidateId: string }) {
  const documents = useGetList<DocumentRequest>('documents', {
    filter: { candidato_id: candidateId },
    sort: NEWEST,
    pagination: { page: 1, perPage: 100 },
  });
  return (
    <LoadedList
      of={documents}
      failed="No se pudieron cargar los documentos"
      rows={3}
      empty="No se le ha pedido ningún documento."
      item={(document) => <DocumentItem key={document.id} document={document} />}
    />
  );
}

/** What HR has asked this person for, and every CV that came. */
export function CandidateDocuments({ candidate }: { candidate: Candidate }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Section title="Documentos solicitados">
        <Button variant="outlined" size="small" startIcon={<AddOutlined />} onClick={() => setAsking(true)}>
          Pedir un documento
        </Button>
        <Box sx={{ mt: 1.5 }}>
          <Requested candidateId={candidate.id} />
        </Box>
      </Section>
      <Section title="Historial del CV">
        <CvVersions candidateId={candidate.id} />
      </Section>
      {asking && <AskDocumentDialog candidate={candidate} onClose={() => setAsking(false)} />}
    </>
  );
}
