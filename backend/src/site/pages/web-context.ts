import type { Schemas } from '@hiring/contract/api';
import type { PeoplePage, SignInAnswer, VacancyPage, VacancySearch, WebContext } from '@hiring/contract/web';
import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Response } from 'express';
import { ApprovalPages } from '../../approvals/approval-pages.js';
import { AlertPages } from '../../vacancies/alerts/alert-pages.js';
import { AccountsService } from '../../auth/accounts/accounts.service.js';
import { CandidatesService } from '../../candidates/applications/candidates/candidates.service.js';
import { saidOf } from '../../auth/oidc/oidc-sign-in.js';
import { OidcProviders } from '../../auth/oidc/providers/oidc-providers.service.js';
import { OwnAccount } from '../../auth/own-account/own-account.js';
import { OwnPasskeys } from '../../auth/passkeys/own-passkeys.js';
import { SignInPage } from '../../auth/sign-in/sign-in-page.js';
import { PortalService } from '../../candidates/portal/portal.service.js';
import { MyPushService } from '../../candidates/people/push/my-push.service.js';
import { toCompanyInfo } from '../../config/config.dto.js';
import { ConfigService } from '../../config/config.service.js';
import { ContactService } from '../../contact/contact.service.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import { InterviewPages } from '../../interviews/replies/interview-pages.js';
import { MyInterviewsService } from '../../interviews/replies/my-interviews.service.js';
import { DocumentsService } from '../../candidates/files/documents/documents.service.js';
import { DraftsService } from '../../candidates/portal/drafts/drafts.service.js';
import { OfferPages } from '../../offers/signing/offer-pages.js';
import { OffersService } from '../../offers/offers.service.js';
import { OnboardingsService } from '../../onboarding/onboardings.service.js';
import { type Actor, can } from '../../platform/auth/actor.js';
import type { RequestWithActor } from '../../platform/auth/decorators.js';
import { logPageFailure } from './page-failure.js';
import { EraseAccount } from '../../privacy/erasure/erase-account.js';
import { ErasureRequests } from '../../privacy/erasure/requests/erasure-requests.js';
import { NoticesService } from '../../privacy/notices/notices.service.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { pageOutcome } from '../../platform/errors/page-outcome.js';
import { toProblem } from '../../platform/errors/problem.js';
import { ScorecardPages } from '../../interviews/scorecards/scorecard-pages.js';
import { SlotInvitationsService } from '../../interviews/slots/slot-invitations.service.js';
import { SlotPages } from '../../interviews/slots/slot-pages.js';
import { KeepingService } from '../../privacy/retention/keeping/keeping.service.js';
import { ProposalsService } from '../../candidates/recruiting/talent/proposals/proposals.service.js';
import { ThreadsService } from '../../candidates/portal/threads/threads.service.js';
import { VacanciesService } from '../../vacancies/vacancies.service.js';
import { searchableFilter } from '../../vacancies/list/vacancy-query.js';

const VACANCIES_PER_PAGE = 12;
const PEOPLE_PER_PAGE = 25;
/** Vacancies in a feed, with full text, and in sitemaps. */
const MAX_IN_FEED = 5_000;
const MAX_ADDRESSES = 200_000;

/** The visitor, their IP address and the response's nonce; all empty for shared pages. */
interface Visit {
  nonce: string | undefined;
  viewer: Schemas['SessionUser'] | null;
  actor: Actor | null;
  ip: string | undefined;
  /** As the browser names itself. */
  navegador: string;
  signIn: (fields: Readonly<Record<string, string>>) => Promise<SignInAnswer>;
}

/**
 * Data access for the public app's loaders: direct service calls instead of HTTP. The services apply permissions
 * for the session's user.
 * It depends on one service for each page that reads data: it is their table of contents.
 */
@Injectable()
export class WebContextFactory {
  private knownCompany: Schemas['CompanyInfo'] | null = null;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly accounts: AccountsService,
    private readonly ownAccount: OwnAccount,
    private readonly alerts: AlertPages,
    private readonly approvals: ApprovalPages,
    private readonly candidates: CandidatesService,
    private readonly config: ConfigService,
    private readonly contact: ContactService,
    private readonly departments: DepartmentsService,
    private readonly interviews: InterviewPages,
    private readonly myInterviews: MyInterviewsService,
    private readonly documents: DocumentsService,
    private readonly offers: OffersService,
    private readonly offerPages: OfferPages,
    private readonly oidcProviders: OidcProviders,
    private readonly onboardings: OnboardingsService,
    private readonly drafts: DraftsService,
    private readonly eraseAccount: EraseAccount,
    private readonly erasureRequests: ErasureRequests,
    private readonly keeping: KeepingService,
    private readonly notices: NoticesService,
    private readonly ownPasskeys: OwnPasskeys,
    private readonly portal: PortalService,
    private readonly proposals: ProposalsService,
    private readonly push: MyPushService,
    private readonly scorecards: ScorecardPages,
    private readonly signInPage: SignInPage,
    private readonly slots: SlotPages,
    private readonly slotInvitations: SlotInvitationsService,
    private readonly threads: ThreadsService,
    private readonly vacancies: VacanciesService,
  ) {}

  /** For a page of this visitor. */
  async create(request: RequestWithActor, response: Response): Promise<WebContext> {
    const { actor, ip } = request;
    const viewer = actor ? await this.accounts.getSessionUser(actor) : null;
    return this.build({
      nonce: String(response.locals.nonce),
      viewer,
      actor: actor ?? null,
      ip,
      navegador: request.get('user-agent')?.slice(0, 300) ?? '',
      signIn: (fields) => this.signInPage.execute(fields, request, response),
    });
  }

  /** For shared pages: without a visitor. */
  createShared(): WebContext {
    const signIn = () => Promise.reject(new Error('a page that is kept for everybody signs nobody in'));
    return this.build({ nonce: undefined, viewer: null, actor: null, ip: undefined, navegador: '', signIn });
  }

  // oxlint-disable-next-line max-lines-per-function -- A table: what loaders may ask for.
  private build({ nonce, viewer, actor, ip = '', navegador, signIn }: Visit): WebContext {
    const own = <T>(read: (me: Actor) => Promise<T>): Promise<T> => {
      if (!actor) throw new DomainError('unauthenticated');
      return answer(() => read(actor));
    };
    return {
      nonce,
      appUrl: this.environment.appUrl,
      analyticsId: this.environment.analyticsId,
      viewer,
      signIn,
      signInProviders: (code) =>
        answer(async () => ({ providers: await this.oidcProviders.listOpen(), refusal: saidOf(code) })),
      failed: logPageFailure,
      company: () => answer(() => this.company()),
      departments: (use) => answer(() => this.departments.list(use)),
      vacancies: {
        list: (search) => answer(() => this.listVacancies(search)),
        find: (id) => answer(() => this.vacancies.findPublic(id)),
        answerDays: (departamento) => answer(() => this.vacancies.answerDays(departamento)),
        preview: (id) =>
          actor && can(actor, 'vacancies:read_all')
            ? answer(() => this.vacancies.preview(id))
            : Promise.resolve(null),
        all: () => answer(() => this.vacancies.listOpen(MAX_IN_FEED)),
        addresses: () => answer(() => this.vacancies.listAddresses(MAX_ADDRESSES)),
      },
      contact: {
        form: () => this.contact.newForm(),
        send: (fields) => this.contact.sendForm(fields, ip),
      },
      alerts: {
        words: (search) => answer(() => this.alerts.words(search)),
        find: (purpose, token) => answer(() => this.alerts.find(purpose, token)),
        subscribe: (form) => this.alerts.subscribe(form, ip),
        act: (action, token) => this.alerts.act(action, token),
      },
      proposals: {
        find: (token) => answer(() => this.proposals.find(token)),
        unsubscribe: (token) => pageOutcome(() => this.proposals.unsubscribe(token)),
        // A text that is no vacancy's id declines nothing.
        decline: (token, vacancyId) =>
          pageOutcome(async () => {
            if (isUUID(vacancyId)) await this.proposals.decline(token, vacancyId);
          }),
      },
      interviews: {
        mine: () => own((me) => this.myInterviews.list(me.userId)),
        find: (token) => answer(() => this.interviews.find(token)),
        confirm: (token) => this.interviews.confirm(token),
        request: (token, form) => this.interviews.request(token, form),
      },
      slots: {
        mine: () => own((me) => this.slotInvitations.listOwn(me.userId)),
        find: (token) => answer(() => this.slots.find(token)),
        pick: (token, inicio) => this.slots.pick(token, inicio),
      },
      scorecards: {
        find: (token) => answer(() => this.scorecards.find(token)),
        give: (token, form) => this.scorecards.give(token, form),
      },
      erasure: {
        state: () => own((me) => this.erasureRequests.state(me.userId)),
        find: (token) => answer(() => this.eraseAccount.stateOf(token)),
        confirm: (token) => pageOutcome(() => this.eraseAccount.execute(token)),
      },
      notice: (form) => answer(() => this.notices.shown(form)),
      keeping: {
        own: () => own((me) => this.keeping.own(me.userId)),
        find: (token) => answer(() => this.keeping.find(token)),
        renew: (token) => pageOutcome(() => this.keeping.renew(token)),
        erase: (token) => pageOutcome(() => this.keeping.erase(token)),
      },
      portal: () => own((me) => this.portal.get(me.userId)),
      draft: (vacanteId) => own((me) => this.drafts.find({ userId: me.userId, vacanteId })),
      unreadMessages: () => own((me) => this.threads.countUnread(me.userId)),
      documents: () => own((me) => this.documents.listOwn(me)),
      offers: {
        mine: () => own((me) => this.offers.ofUser(me.userId)),
        find: (token) => answer(() => this.offerPages.find(token)),
        pdf: (token, which) => answer(() => this.offerPages.pdf(token, which)),
        open: (token) => this.offerPages.open(token),
        sendCode: (token, signer, by) => this.offerPages.sendCode(token, signer, by),
        sign: (token, form) => this.offerPages.sign(token, form, { ip, navegador }),
        decline: (token, form) => this.offerPages.decline(token, form),
      },
      approvals: {
        find: (token) => answer(() => this.approvals.find(token)),
        decide: (token, form) => this.approvals.decide(token, form),
      },
      onboarding: () => own((me) => this.onboardings.ofUser(me.userId)),
      people: (page) => {
        if (!actor || !can(actor, 'people:read')) throw new DomainError('forbidden');
        return answer(() => this.listPeople(page));
      },
      account: () => own((me) => this.ownAccount.get(me)),
      passkeys: () => own((me) => this.ownPasskeys.list(me)),
      push: () => own((me) => this.push.get(me)),
    };
  }

  /** Company details for every page; the last known ones while the database is unreachable. */
  private async company(): Promise<Schemas['CompanyInfo']> {
    try {
      this.knownCompany = toCompanyInfo(await this.config.get());
    } catch (error) {
      if (!this.knownCompany) throw error;
    }
    return this.knownCompany;
  }

  private async listPeople(page: number): Promise<PeoplePage> {
    const wanted = Number.isSafeInteger(page) && page > 0 && page < 10_000 ? page : 1;
    const { items, total } = await this.candidates.list({
      filter: {},
      sort: { field: 'created_at', direction: 'DESC' },
      offset: (wanted - 1) * PEOPLE_PER_PAGE,
      limit: PEOPLE_PER_PAGE,
      after: null,
    });
    return { items, total, page: wanted, perPage: PEOPLE_PER_PAGE };
  }

  private async listVacancies({ page = 1, ...search }: VacancySearch): Promise<VacancyPage> {
    const wanted = Number.isSafeInteger(page) && page > 0 && page < 10_000 ? page : 1;
    const {
      items,
      facets,
      page: shown,
    } = await this.vacancies.listWithFacets(searchableFilter(search), wanted, VACANCIES_PER_PAGE);
    return { items, total: facets.total, page: shown, perPage: VACANCIES_PER_PAGE, facets };
  }
}

/** Runs a loader's query; without a database the page answers 503, like the API. */
async function answer<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (toProblem(error).status !== 503) throw error;
    throw new Response(null, { status: 503 });
  }
}
