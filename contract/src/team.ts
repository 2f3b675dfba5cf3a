import type { Tone } from './vocabulary.js';

/** What somebody does on the team of a vacancy. */
export const TEAM_PARTS = ['responsable', 'entrevistador', 'aprobador'] as const;
export type TeamPart = (typeof TEAM_PARTS)[number];
export const TEAM_PART_LABEL: Readonly<Record<TeamPart, string>> = {
  responsable: 'Responsable',
  entrevistador: 'Entrevista',
  aprobador: 'Aprueba',
};

/** What a manager may propose; human resources decides. */
export const TEAM_PROPOSALS = ['pasar', 'descartar', 'entrevista'] as const;
export type TeamProposal = (typeof TEAM_PROPOSALS)[number];
export const TEAM_PROPOSAL_LABEL: Readonly<Record<TeamProposal, string>> = {
  pasar: 'Pasar a la siguiente fase',
  descartar: 'Descartar',
  entrevista: 'Hacer una entrevista',
};
export const TEAM_PROPOSAL_TONE: Readonly<Record<TeamProposal, Tone>> = {
  pasar: 'green',
  descartar: 'red',
  entrevista: 'blue',
};

/** `retirada`: its author took it back, or made another one. */
export const PROPOSAL_RESULTS = ['seguida', 'no_seguida', 'retirada'] as const;
export type ProposalResult = (typeof PROPOSAL_RESULTS)[number];
export const PROPOSAL_RESULT_LABEL: Readonly<Record<ProposalResult, string>> = {
  seguida: 'Seguida',
  no_seguida: 'No seguida',
  retirada: 'Retirada',
};

export const TEAM_LIMITS = {
  motivo: 1000,
} as const;
