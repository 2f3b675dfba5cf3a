import type { ComponentType } from 'react';
import { type Lazy, lazyScreen, preload } from '../ui/lazy';
import { useLast } from '../ui/state';
import { useLocation } from 'react-router-dom';
import { INTERVIEWS_PATH } from '../interviews/types';
import { CandidateList } from '../candidates/list/CandidateList';

export interface Section {
  /** Last part of its address; the first section stands at /admin itself. */
  path: string;
  label: string;
  /** Its records open over it: /<resource>/… */
  resource?: string;
  /** The first one's script comes with the area itself. */
  Content: ComponentType & Partial<Lazy<object>>;
}

/** The sections of the HR dashboard, in the order of their tabs. A new one is an entry here. */
export const SECTIONS: readonly [Section, ...Section[]] = [
  { path: '', label: 'layout.menu.applications', Content: CandidateList },
  {
    path: 'tablero',
    label: 'layout.dashboard.board',
    Content: lazyScreen(() => import('../candidates/board/BoardSection'), 'BoardSection'),
  },
  {
    path: INTERVIEWS_PATH,
    label: 'layout.dashboard.interviews',
    resource: 'interviews',
    Content: lazyScreen(() => import('../interviews/InterviewsSection'), 'InterviewsSection'),
  },
];

export const addressOf = ({ path }: Section): string => (path === '' ? '/admin' : `/admin/${path}`);

/** The section at this address, which may be a view of it or one of its records. */
export const sectionAt = (pathname: string): Section | undefined =>
  SECTIONS.find(
    (section) =>
      pathname.replace(/\/$/, '') === addressOf(section) ||
      (section.path !== '' && pathname.startsWith(`${addressOf(section)}/`)) ||
      (section.resource && pathname.startsWith(`/${section.resource}/`)),
  );

// The script of the section in the address is read while the area itself still starts.
const opened = SECTIONS.find((section) => window.location.pathname.endsWith(addressOf(section)));
if (opened) preload(opened.Content);

/** The section of the address. A record that opens over one has an address of its own: the section behind it stays. */
export function useSection(): Section {
  const { pathname } = useLocation();
  return useLast(sectionAt(pathname)) ?? SECTIONS[0];
}
