import type { ReactNode } from 'react';
import { CandidateDocuments } from '../../documents/CandidateDocuments';
import { CandidateNotes } from '../../notes/CandidateNotes';
import { CandidateScorecards } from '../../scorecards/CandidateScorecards';
import { CandidateThread } from '../../threads/CandidateThread';
import { ThreadTabLabel } from '../../threads/ThreadTabLabel';
import { CandidateTimeline } from '../../timeline/CandidateTimeline';
import { ApplicationCard } from './ApplicationCard';
import { CandidateCv } from './CandidateCv';
import { CandidateEmails } from './CandidateEmails';
import { CandidateProfile } from './CandidateProfile';
import type { Candidate } from '../types';

/** One tab of a candidate's record. */
export interface CandidatePart {
  /** In the address, as `?parte=`. */
  key: string;
  label: (candidate: Candidate) => ReactNode;
  content: (candidate: Candidate) => ReactNode;
  /** Left out where there is room to show it beside the others. */
  besideWhenWide?: true;
}

/** The record's tabs in their order; the first is the one that opens. */
export const PARTS = [
  {
    key: 'perfil',
    label: () => 'Perfil',
    content: (candidate) => <CandidateProfile candidate={candidate} />,
  },
  {
    key: 'candidaturas',
    label: ({ aplicaciones }) => `Candidaturas (${aplicaciones.length})`,
    content: (candidate) =>
      candidate.aplicaciones.map((application) => (
        <ApplicationCard key={application.id} application={application} candidate={candidate} />
      )),
  },
  { key: 'mensajes', label: () => 'Correos', content: ({ id }) => <CandidateEmails candidateId={id} /> },
  {
    key: 'documentos',
    label: () => 'Documentos',
    content: (candidate) => <CandidateDocuments candidate={candidate} />,
  },
  {
    key: 'evaluaciones',
    label: () => 'Entrevistas',
    content: (candidate) => <CandidateScorecards candidate={candidate} />,
  },
  {
    key: 'conversacion',
    label: ({ id }) => <ThreadTabLabel candidateId={id} />,
    content: ({ id, nombre }) => <CandidateThread candidateId={id} name={nombre} />,
  },
  { key: 'notas', label: () => 'Notas', content: ({ id }) => <CandidateNotes candidateId={id} /> },
  { key: 'historia', label: () => 'Historia', content: ({ id }) => <CandidateTimeline candidateId={id} /> },
  {
    key: 'cv',
    label: () => 'CV',
    content: (candidate) => <CandidateCv candidate={candidate} />,
    besideWhenWide: true,
  },
] as const satisfies readonly [CandidatePart, ...CandidatePart[]];
