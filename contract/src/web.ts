/**
 * What the server hands to the public app's loaders for one request. The loaders run in the
 * server's own process, so these are calls into services, not HTTP; permissions are checked there.
 */
import type { Schemas } from './api.js';
import type { ProposalsPage } from './talent.js';
import type { AnswerOutcome, AnswerPage, MomentRequestForm } from './interviews.js';
import type { AvisoFormulario, KeepingPage, ShownNotice } from './privacy.js';
import type { ScorecardForm, ScorecardPage } from './scorecards.js';
import type { SlotPage } from './self-scheduling.js';

/** What the list is narrowed by: several values of one condition mean any of them. */
export interface VacancyCriteria {
  q?: string;
  departamento?: string[];
  ubicacion?: string[];
  tipo_contrato?: string[];
  jornada?: string[];
  tags?: string[];
  /** Years: vacancies that ask for at least as many. */
  experiencia_min?: number;
  /** Euros a year: vacancies that pay as much at their upper end. */
  salario_min?: number;
  /** Featured ones only. */
  destacada?: true;
}

export interface VacancySearch extends VacancyCriteria {
  /** 1-based. */
  page?: number;
}

export interface VacancyAddress {
  id: string;
  /** ISO 8601 instant of the last change. */
  updated_at: string;
}

export interface VacancyPage {
  items: Schemas['VacancyResponse'][];
  /** Exact. */
  total: number;
  page: number;
  perPage: number;
  /** What each option of each filter would give. */
  facets: Schemas['VacancyFacets'];
}

/** `found`: 200; `paused`: 200 with noindex; `closed`: 410; `missing`: 404. */
export type VacancyAnswer =
  | { state: 'found' | 'paused'; vacancy: Schemas['VacancyResponse']; similar: Schemas['VacancyResponse'][] }
  | { state: 'closed'; vacancy: Schemas['VacancyResponse']; similar: Schemas['VacancyResponse'][] }
  | { state: 'missing'; similar: Schemas['VacancyResponse'][] };

/** Refused or failed: what to show, and the hidden value of the form that is shown again. */
export type ContactAnswer =
  | { sent: true; referencia: string }
  | { sent: false; status: number; detail: string; errors: Record<string, string[]>; formulario: string };

/** `reactivar` takes `baja` back. */
export type AlertAction = 'confirmar' | 'baja' | 'reactivar';

export interface AlertForm {
  /** As it was typed. */
  email: string;
  criterios: VacancyCriteria;
  /** Version of the privacy notice that the form showed. */
  aviso_version: string;
}

/** Done, or what to show instead. */
export type AlertAnswer = AnswerOutcome;

export interface PeoplePage {
  items: Schemas['CandidateRow'][];
  /** Null: more than are counted. */
  total: number | null;
  /** 1-based. */
  page: number;
  perPage: number;
}
/** Signed in, with the account's own first page; or what to show instead. */
export type SignInAnswer = { done: true; home: string } | Exclude<AnswerOutcome, { done: true }>;

/** Done, or what to show instead. */
export type ErasureAnswer = { done: true } | { done: false; status: number; detail: string };

export interface WebContext {
  /**
   * For inline scripts of this response (Content-Security-Policy). None on a page that is rendered once for
   * everybody: its policy names the scripts' hashes.
   */
  nonce: string | undefined;
  /** Origin under which the site is published, without a trailing slash. */
  appUrl: string;
  /** Measurement id of Google Analytics; null: no analytics service is used. */
  analyticsId: string | null;
  /** Who is signed in; null for a visitor, and on every page that is rendered once for everybody. */
  viewer: Schemas['SessionUser'] | null;
  /** Signs in with the form of the sign-in page; the session's cookies are on the answer. */
  signIn(fields: Readonly<Record<string, string>>): Promise<SignInAnswer>;
  /** Puts what a page threw into the server's log, without the keys of its address. */
  failed: (error: unknown) => void;
  company(): Promise<Schemas['CompanyInfo']>;
  departments(use: 'candidatura' | 'perfil' | 'vacante'): Promise<Schemas['DepartmentResponse'][]>;
  vacancies: {
    list(search: VacancySearch): Promise<VacancyPage>;
    find(id: string): Promise<VacancyAnswer>;
    /** Any opening as its page would show it; null where there is none, and for who is no staff. */
    preview(
      id: string,
    ): Promise<{ vacancy: Schemas['VacancyResponse']; similar: Schemas['VacancyResponse'][] } | null>;
    /** Every opening that takes applications, featured first; at most 5,000. */
    all(): Promise<Schemas['VacancyResponse'][]>;
    /** Where each of them is found; at most 200,000. */
    addresses(): Promise<VacancyAddress[]>;
  };
  contact: {
    /** The hidden value of a form that is shown now. */
    form(): string;
    /** Sends the form as it was filled in; the visitor's address counts for the limits. */
    send(fields: Readonly<Record<string, string>>): Promise<ContactAnswer>;
  };
  alerts: {
    /** A search in words, as an alert would take it; empty: every opening. */
    words(search: VacancyCriteria): Promise<Schemas['AlertCriterion'][]>;
    /** What the link of a message is about; null when it is about nothing any more. */
    find(purpose: 'confirmar' | 'baja', token: string): Promise<Schemas['AlertResponse'] | null>;
    /** Asks for an alert; the answer is the same for any e-mail. The visitor's address counts for the limits. */
    subscribe(form: AlertForm): Promise<AlertAnswer>;
    /** Does what the link is for. */
    act(action: AlertAction, token: string): Promise<AlertAnswer>;
  };
  proposals: {
    /** What the link «No quiero más propuestas» is about, changing nothing; null when it is about nobody any more. */
    find(token: string): Promise<ProposalsPage | null>;
    /** Withdraws the consent for other openings. */
    unsubscribe(token: string): Promise<AnswerOutcome>;
    /** This opening does not interest. */
    decline(token: string, vacancyId: string): Promise<AnswerOutcome>;
  };
  interviews: {
    /** The viewer's own, the latest first; throws when nobody is signed in. */
    mine(): Promise<Schemas['MyInterview'][]>;
    /** What the link of an invitation is about, changing nothing; null when it is no link of ours. */
    find(token: string): Promise<AnswerPage | null>;
    confirm(token: string): Promise<AnswerOutcome>;
    /** Asks for another moment. */
    request(token: string, form: MomentRequestForm): Promise<AnswerOutcome>;
  };
  slots: {
    /** What the viewer has yet to pick; throws when nobody is signed in. */
    mine(): Promise<Schemas['MySlotInvitation'][]>;
    /** What a link to pick an hour is about, changing nothing; null when it is about nothing any more. */
    find(token: string): Promise<SlotPage | null>;
    /** Picks the hour that begins at this instant. */
    pick(token: string, inicio: string): Promise<AnswerOutcome>;
  };
  scorecards: {
    /** What a link to give a scorecard is about, changing nothing; null when it is about nothing any more. */
    find(token: string): Promise<ScorecardPage | null>;
    give(token: string, form: ScorecardForm): Promise<AnswerOutcome>;
  };
  erasure: {
    /** Whether the viewer may erase their account and has asked to; throws when nobody is signed in. */
    state(): Promise<Schemas['ErasureState']>;
    /** What the link of a message is about: not confirmed yet, done already, or nothing any more. */
    find(token: string): Promise<'pendiente' | 'hecho' | 'caducado'>;
    /** Erases the account that the link is about. */
    confirm(token: string): Promise<ErasureAnswer>;
  };
  /** The privacy notice that a form shows now. */
  notice(form: AvisoFormulario): Promise<ShownNotice>;
  keeping: {
    /** Whether the viewer's data are about to go; throws when nobody is signed in. */
    own(): Promise<Schemas['OwnKeeping']>;
    /** What the link of a reminder is about, changing nothing; null when it is about nothing any more. */
    find(token: string): Promise<KeepingPage | null>;
    /** Keeps the data for another term. */
    renew(token: string): Promise<AnswerOutcome>;
    /** Erases everything now. */
    erase(token: string): Promise<AnswerOutcome>;
  };
  /** The viewer's own application data; throws when nobody is signed in. */
  portal(): Promise<Schemas['PortalResponse']>;
  /** Messages of HR that the viewer has not read; throws when nobody is signed in. */
  unreadMessages(): Promise<number>;
  /** What HR asks the viewer for; throws when nobody is signed in. */
  documents(): Promise<Schemas['DocumentResponse'][]>;
  /** People for the admin's view of the portal, newest created first; throws for who may not read candidates. */
  people(page: number): Promise<PeoplePage>;
  /** The viewer's own account; throws when nobody is signed in. */
  account(): Promise<Schemas['OwnAccountResponse']>;
}
