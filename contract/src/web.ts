/**
 * Data access for the public app's loaders during one request. Loaders run in the server's process, so these are
 * service calls instead of HTTP; the services check permissions.
 */
import type { Schemas } from './api.js';
import type { ProposalsPage } from './talent.js';
import type { ApprovalForm, ApprovalPage } from './approvals.js';
import type { AnswerOutcome, AnswerPage, MomentRequestForm } from './interviews.js';
import type { AvisoFormulario, KeepingPage, ShownNotice } from './privacy.js';
import type { OfferCodeWay, OfferPage, OfferSignature } from './offers.js';
import type { ScorecardForm, ScorecardPage } from './scorecards.js';
import type { SlotPage } from './self-scheduling.js';

/** List filters: values of one condition are combined with OR. */
export interface VacancyCriteria {
  q?: string;
  departamento?: string[];
  ubicacion?: string[];
  tipo_contrato?: string[];
  jornada?: string[];
  tags?: string[];
  /** Years: vacancies that ask for at least as many. */
  experiencia_min?: number;
  /** Euros a year: vacancies whose upper pay reaches this. */
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
  /** Number of vacancies for each option of each filter. */
  facets: Schemas['VacancyFacets'];
}

/** `found`: 200; `paused`: 200 with noindex; `closed`: 410; `missing`: 404. */
export type VacancyAnswer =
  | {
      state: 'found' | 'paused';
      vacancy: Schemas['VacancyResponse'];
      similar: Schemas['VacancyResponse'][];
      /** Days in which its department usually answers; null: too few applications to tell. */
      answerDays: number | null;
    }
  | { state: 'closed'; vacancy: Schemas['VacancyResponse']; similar: Schemas['VacancyResponse'][] }
  | { state: 'missing'; similar: Schemas['VacancyResponse'][] };

/** Error: the message, and the hidden value of the form to show again. */
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
/** Success with the account's home page, or the error to show. */
export type SignInAnswer = { done: true; home: string } | Exclude<AnswerOutcome, { done: true }>;

export interface WebContext {
  /** CSP nonce of inline scripts. Undefined on shared cached pages, whose policy lists the scripts' hashes. */
  nonce: string | undefined;
  /** Public base URL, without a trailing slash. */
  appUrl: string;
  /** Google Analytics measurement id; null: no analytics. */
  analyticsId: string | null;
  /** The signed-in user; null for a visitor, and on shared cached pages. */
  viewer: Schemas['SessionUser'] | null;
  /** Submits the sign-in form; the response sets the session cookies. */
  signIn(fields: Readonly<Record<string, string>>): Promise<SignInAnswer>;
  /**
   * Identity providers on the sign-in page, and the sentence for a code with which one sent the browser back; null for
   * another code.
   */
  signInProviders(code: string | null): Promise<{
    providers: Schemas['OpenOidcProvider'][];
    refusal: string | null;
  }>;
  /** Logs a page's error, without the keys in its URL. */
  failed: (error: unknown) => void;
  company(): Promise<Schemas['CompanyInfo']>;
  departments(use: 'candidatura' | 'perfil' | 'vacante'): Promise<Schemas['DepartmentResponse'][]>;
  vacancies: {
    list(search: VacancySearch): Promise<VacancyPage>;
    find(id: string): Promise<VacancyAnswer>;
    /** Days in which a department usually answers; null: too few applications to tell. */
    answerDays(departamento: string): Promise<number | null>;
    /** Preview of any vacancy; null when not found or the user is not staff. */
    preview(
      id: string,
    ): Promise<{ vacancy: Schemas['VacancyResponse']; similar: Schemas['VacancyResponse'][] } | null>;
    /** Every open vacancy, featured first; at most 5,000. */
    all(): Promise<Schemas['VacancyResponse'][]>;
    /** Where each of them is found; at most 200,000. */
    addresses(): Promise<VacancyAddress[]>;
  };
  contact: {
    /** The hidden value of a form that is shown now. */
    form(): string;
    /** Submits the form; rate limits use the visitor's IP address. */
    send(fields: Readonly<Record<string, string>>): Promise<ContactAnswer>;
  };
  alerts: {
    /** A search in words, for an alert; empty: every opening. */
    words(search: VacancyCriteria): Promise<Schemas['AlertCriterion'][]>;
    /** The alert of a link; null when it no longer exists. */
    find(purpose: 'confirmar' | 'baja', token: string): Promise<Schemas['AlertResponse'] | null>;
    /** Requests an alert; the response is the same for any e-mail. Rate limits use the visitor's IP address. */
    subscribe(form: AlertForm): Promise<AlertAnswer>;
    /** Performs the action of the link. */
    act(action: AlertAction, token: string): Promise<AlertAnswer>;
  };
  proposals: {
    /** What the link «No quiero más propuestas» refers to, without changing it; null when invalid. */
    find(token: string): Promise<ProposalsPage | null>;
    /** Withdraws the consent for other openings. */
    unsubscribe(token: string): Promise<AnswerOutcome>;
    /** Declines this opening. */
    decline(token: string, vacancyId: string): Promise<AnswerOutcome>;
  };
  interviews: {
    /** The viewer's interviews, latest first; throws when signed out. */
    mine(): Promise<Schemas['MyInterview'][]>;
    /** What an invitation link refers to, without changing it; null when invalid. */
    find(token: string): Promise<AnswerPage | null>;
    confirm(token: string): Promise<AnswerOutcome>;
    /** Asks for another moment. */
    request(token: string, form: MomentRequestForm): Promise<AnswerOutcome>;
  };
  slots: {
    /** Slots the viewer has yet to pick; throws when signed out. */
    mine(): Promise<Schemas['MySlotInvitation'][]>;
    /** What a slot link refers to, without changing it; null when no longer valid. */
    find(token: string): Promise<SlotPage | null>;
    /** Picks the hour that begins at this instant. */
    pick(token: string, inicio: string): Promise<AnswerOutcome>;
  };
  scorecards: {
    /** What a scorecard link refers to, without changing it; null when no longer valid. */
    find(token: string): Promise<ScorecardPage | null>;
    give(token: string, form: ScorecardForm): Promise<AnswerOutcome>;
  };
  erasure: {
    /** Whether the viewer may erase their account, and has asked to; throws when signed out. */
    state(): Promise<Schemas['ErasureState']>;
    /** State of an e-mailed link: unconfirmed, done, or expired. */
    find(token: string): Promise<'pendiente' | 'hecho' | 'caducado'>;
    /** Erases the account that the link is about. */
    confirm(token: string): Promise<AnswerOutcome>;
  };
  /** The privacy notice that a form shows now. */
  notice(form: AvisoFormulario): Promise<ShownNotice>;
  keeping: {
    /** Whether the viewer's data will be erased soon; throws when signed out. */
    own(): Promise<Schemas['OwnKeeping']>;
    /** What a reminder link refers to, without changing it; null when no longer valid. */
    find(token: string): Promise<KeepingPage | null>;
    /** Keeps the data for another term. */
    renew(token: string): Promise<AnswerOutcome>;
    /** Erases everything now. */
    erase(token: string): Promise<AnswerOutcome>;
  };
  /** The viewer's application data; throws when signed out. */
  portal(): Promise<Schemas['PortalResponse']>;
  /** The viewer's unsent form of a vacancy, or of none; throws when signed out. */
  draft(vacancyId: string | null): Promise<Schemas['FoundDraftResponse']>;
  /** The viewer's unread messages of HR; throws when signed out. */
  unreadMessages(): Promise<number>;
  /** Documents HR has requested from the viewer; throws when signed out. */
  documents(): Promise<Schemas['DocumentResponse'][]>;
  offers: {
    /** What the viewer has been offered, the latest first; throws when signed out. */
    mine(): Promise<Schemas['MyOffer'][]>;
    /** What a link to an offer leads to, without changing it; null when no longer valid. */
    find(token: string): Promise<OfferPage | null>;
    /** The letter, or the signed document; null: there is none. */
    pdf(token: string, which: 'carta' | 'firmada'): Promise<{ name: string; content: Uint8Array } | null>;
    /** Says that the person has opened it. */
    open(token: string): Promise<AnswerOutcome>;
    /** Sends a code that signs, to whoever has filled in the rest. */
    sendCode(token: string, signer: Omit<OfferSignature, 'codigo'>, by: OfferCodeWay): Promise<AnswerOutcome>;
    sign(token: string, form: OfferSignature): Promise<AnswerOutcome>;
    /** `rechazo`: one of the five reasons. */
    decline(token: string, form: { rechazo: string; motivo: string }): Promise<AnswerOutcome>;
  };
  approvals: {
    /** What a link to approve something leads to, without changing it; null when no longer valid. */
    find(token: string): Promise<ApprovalPage | null>;
    decide(token: string, form: ApprovalForm): Promise<AnswerOutcome>;
  };
  /** What the viewer does before their first day; null: nothing. Throws when signed out. */
  onboarding(): Promise<Schemas['MyOnboarding'] | null>;
  /** People for the admin's view of the portal, newest first; throws without permission to read candidates. */
  people(page: number): Promise<PeoplePage>;
  /** The viewer's passkeys; throws when signed out. */
  passkeys(): Promise<Schemas['PasskeyResponse'][]>;
  /** The viewer's account; throws when signed out. */
  account(): Promise<Schemas['OwnAccountResponse']>;
  /** The browsers in which the viewer gets web push; throws when signed out. */
  push(): Promise<Schemas['PushState']>;
}
