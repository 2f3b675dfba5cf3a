import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Conversation, ThreadTabLabel } from '../../conversation/Conversation';
import { CandidateDocuments } from '../../documents/CandidateDocuments';
import { CandidateScorecards } from '../../scorecards/CandidateScorecards';
import { ApplicationCard } from './ApplicationCard';
import { CandidateCv } from './CandidateCv';
import { CandidateProfile } from './CandidateProfile';
import type { Candidate } from '../types';

/** One tab of a candidate's record. */
interface CandidatePart {
  /** In the address, as `?parte=`. */
  key: string;
  /** Names of tabs that it replaced: e-mails and bookmarks have them. */
  was?: readonly string[];
  label: (candidate: Candidate) => ReactNode;
  /** `wide`: the CV is beside the tabs. */
  Content: (props: { candidate: Candidate; wide: boolean }) => ReactNode;
}

/** The record's tabs in their order; the first is the one that opens. */
const PARTS = [
  { key: 'perfil', label: () => 'Perfil', Content: CandidateProfile },
  {
    key: 'proceso',
    was: ['candidaturas', 'evaluaciones'],
    label: () => 'Proceso',
    Content: ({ candidate }) => (
      <>
        {candidate.aplicaciones.map((application) => (
          <ApplicationCard key={application.id} application={application} candidate={candidate} />
        ))}
        <Box sx={{ mt: 3 }}>
          <CandidateScorecards candidate={candidate} />
        </Box>
      </>
    ),
  },
  {
    key: 'conversacion',
    was: ['notas', 'mensajes', 'historia'],
    label: ({ id }) => <ThreadTabLabel candidateId={id} />,
    Content: Conversation,
  },
  {
    key: 'documentos',
    was: ['cv'],
    label: () => 'Documentos',
    Content: ({ candidate, wide }) => (
      <>
        {!wide && (
          <Box sx={{ mb: 3 }}>
            <CandidateCv candidate={candidate} />
          </Box>
        )}
        <CandidateDocuments candidate={candidate} />
      </>
    ),
  },
] as const satisfies readonly [CandidatePart, ...CandidatePart[]];

export const TABS: readonly CandidatePart[] = PARTS;

/** The tab that an address names, in today's words or in older ones. */
export const partOf = (name: string | null): CandidatePart =>
  TABS.find(({ key, was = [] }) => name !== null && [key, ...was].includes(name)) ?? PARTS[0];
