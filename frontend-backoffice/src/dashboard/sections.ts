import { INTERVIEWS_PATH } from '../interviews/addresses';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

export interface Section {
  /** Last part of its address; the first section stands at /admin itself. */
  path: string;
  label: string;
  /** Loaded when it is opened. */
  Content: LazyExoticComponent<ComponentType>;
}

/** The sections of the HR dashboard, in the order of their tabs. A new one is an entry here. */
export const SECTIONS: readonly [Section, ...Section[]] = [
  {
    path: '',
    label: 'Candidaturas',
    Content: lazy(async () => ({
      default: (await import('../candidates/list/CandidateList')).CandidateList,
    })),
  },
  {
    path: 'tablero',
    label: 'Tablero',
    Content: lazy(async () => ({ default: (await import('../board/BoardSection')).BoardSection })),
  },
  {
    path: INTERVIEWS_PATH,
    label: 'Entrevistas',
    Content: lazy(async () => ({
      default: (await import('../interviews/InterviewsSection')).InterviewsSection,
    })),
  },
];

export const addressOf = ({ path }: Section): string => (path === '' ? '/admin' : `/admin/${path}`);
