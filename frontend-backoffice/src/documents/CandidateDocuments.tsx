import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Candidate } from '../candidates/types';
import { reasonOf } from '../providers/problem';
import { ListSkeleton } from '../ui/ListSkeleton';
import { Section } from '../ui/Section';
import { StateMessage } from '../ui/StateMessage';
import { AskDocumentDialog } from './AskDocumentDialog';
import { CvVersions } from './CvVersions';
import { DocumentItem } from './DocumentItem';
import { useDocuments } from './useDocuments';

function Requested({ candidateId }: { candidateId: string }) {
  const { data, error, isPending, refetch } = useDocuments(candidateId);
  if (isPending) return <ListSkeleton rows={3} />;
  if (error) {
    return (
      <StateMessage
        alert
        title="No se pudieron cargar los documentos"
        action={
          <Button variant="outlined" onClick={() => void refetch()}>
            Reintentar
          </Button>
        }
      >
        {reasonOf(error)}
      </StateMessage>
    );
  }
  if (data.length === 0) {
    return <Typography color="text.secondary">No se le ha pedido ningún documento.</Typography>;
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((document) => (
        <DocumentItem key={document.id} document={document} />
      ))}
    </Box>
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
