/**
 * What the server hands to the public app's loaders for one request. The loaders run in the
 * server's own process, so these are calls into services, not HTTP; permissions are checked there.
 */
import type { Schemas } from './api.js';

export interface VacancySearch {
  q?: string;
  departamento?: string;
  ubicacion?: string;
  tipo_contrato?: string;
  jornada?: string;
  /** 1-based. */
  page?: number;
}

export interface VacancyPage {
  items: Schemas['VacancyResponse'][];
  /** Exact; the list of open vacancies is small. */
  total: number;
  page: number;
  perPage: number;
}

/** `found`: 200; `paused`: 200 with noindex; `closed`: 410; `missing`: 404 (domain.md 2). */
export type VacancyAnswer =
  | { state: 'found' | 'paused'; vacancy: Schemas['VacancyResponse']; similar: Schemas['VacancyResponse'][] }
  | { state: 'closed'; vacancy: Schemas['VacancyResponse']; similar: Schemas['VacancyResponse'][] }
  | { state: 'missing'; similar: Schemas['VacancyResponse'][] };

export interface WebContext {
  /**
   * For inline scripts of this response (Content-Security-Policy). None on a page that is rendered once for
   * everybody: its policy names the scripts' hashes.
   */
  nonce: string | undefined;
  /** Origin under which the site is published, without a trailing slash. */
  appUrl: string;
  /** Who is signed in; null for a visitor, and on every page that is rendered once for everybody. */
  viewer: Schemas['SessionUser'] | null;
  company(): Promise<Schemas['CompanyInfo']>;
  departments(use: 'candidatura' | 'perfil' | 'vacante'): Promise<Schemas['DepartmentResponse'][]>;
  vacancies: {
    list(search: VacancySearch): Promise<VacancyPage>;
    find(id: string): Promise<VacancyAnswer>;
  };
  /** The viewer's own application data; throws when nobody is signed in. */
  portal(): Promise<Schemas['PortalResponse']>;
}
