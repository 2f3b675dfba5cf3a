import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { CandidateScorecards } from '../scorecards/CandidateScorecards';
import { CandidateDocuments } from '../documents/CandidateDocuments';
import { useSearchParams } from 'react-router-dom';
import { isMissing, reasonOf } from '../providers/httpClient';
import { ListSkeleton } from '../ui/ListSkeleton';
import { StateMessage } from '../ui/StateMessage';
import { CandidateThread } from '../threads/CandidateThread';
import { useThread } from '../threads/useThread';
import { ApplicationCard } from './ApplicationCard';
import { CandidateCv } from './CandidateCv';
import { CandidateEmails } from './CandidateEmails';
import { CandidateHeader } from './CandidateHeader';
import { CandidateProfile } from './CandidateProfile';
import type { Candidate } from './types';

type Part = 'perfil' | 'candidaturas' | 'mensajes' | 'conversacion' | 'documentos' | 'evaluaciones' | 'cv';

function PartContent({ part, candidate }: { part: Part; candidate: Candidate }) {
  switch (part) {
    case 'perfil':
      return <CandidateProfile candidate={candidate} />;
    case 'candidaturas':
      return candidate.aplicaciones.map((application) => (
        <ApplicationCard key={application.id} application={application} candidate={candidate} />
      ));
    case 'mensajes':
      return <CandidateEmails candidateId={candidate.id} />;
    case 'documentos':
      return <CandidateDocuments candidate={candidate} />;
    case 'evaluaciones':
      return <CandidateScorecards candidate={candidate} />;
    case 'conversacion':
      return <CandidateThread candidateId={candidate.id} name={candidate.nombre} />;
    case 'cv':
      return <CandidateCv candidate={candidate} />;
  }
}

function Record({ candidate }: { candidate: Candidate }) {
  // Messages to HR lead to the conversation.
  const asked = useSearchParams()[0].get('parte');
  const [chosen, setPart] = useState<Part>(asked === 'conversacion' ? asked : 'perfil');
  const unread = useThread(candidate.id).data?.sin_leer ?? 0;
  // Not hidden by style: each time the file is asked for, the server logs a view.
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const part = wide && chosen === 'cv' ? 'perfil' : chosen;

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 44%)' },
        height: '100%',
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <CandidateHeader candidate={candidate} />
        <Tabs
          value={part}
          onChange={(_event, value: Part) => setPart(value)}
          variant="scrollable"
          scrollButtons={false}
          aria-label="Partes de la ficha"
          sx={{ px: { xs: 1, sm: 2 }, borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}
        >
          <Tab value="perfil" label="Perfil" id="ficha-perfil" aria-controls="ficha" />
          <Tab
            value="candidaturas"
            label={`Candidaturas (${candidate.aplicaciones.length})`}
            id="ficha-candidaturas"
            aria-controls="ficha"
          />
          <Tab value="mensajes" label="Mensajes" id="ficha-mensajes" aria-controls="ficha" />
          <Tab value="documentos" label="Documentos" id="ficha-documentos" aria-controls="ficha" />
          <Tab
            value="evaluaciones"
            label="Citas y evaluaciones"
            id="ficha-evaluaciones"
            aria-controls="ficha"
          />
          <Tab
            value="conversacion"
            label={unread > 0 ? `Conversación (${unread} sin leer)` : 'Conversación'}
            id="ficha-conversacion"
            aria-controls="ficha"
          />
          {!wide && <Tab value="cv" label="CV" id="ficha-cv" aria-controls="ficha" />}
        </Tabs>
        <Box
          role="tabpanel"
          id="ficha"
          aria-labelledby={`ficha-${part}`}
          tabIndex={0}
          sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: { xs: 2, sm: 3 } }}
        >
          <PartContent part={part} candidate={candidate} />
        </Box>
      </Box>
      {wide && (
        <Box
          component="aside"
          aria-label="CV"
          sx={{ borderLeft: 1, borderColor: 'divider', bgcolor: 'background.paper', minHeight: 0 }}
        >
          <CandidateCv candidate={candidate} />
        </Box>
      )}
    </Box>
  );
}

// A key of its own in the cache: react-admin would answer first with the list's row, which has no applications.
const WHOLE_RECORD = { record: 'whole' };

/** Everything HR knows of a person, with the CV beside it. */
export function CandidateShow({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useGetOne<Candidate>(
    'candidates',
    { id, meta: WHOLE_RECORD },
    { retry: false },
  );

  if (data) return <Record candidate={data} />;
  if (isPending) return <ListSkeleton rows={10} />;
  return (
    <StateMessage
      alert
      title={reasonOf(error)}
      action={
        !isMissing(error) && (
          <Button variant="outlined" onClick={() => void refetch()}>
            Reintentar
          </Button>
        )
      }
    />
  );
}
