import type { Schemas } from '@hiring/contract/api';
import type { VacancyPage, VacancySearch, WebContext } from '@hiring/contract/web';
import { Injectable, Inject } from '@nestjs/common';
import type { Response } from 'express';
import { AccountsService } from '../auth/accounts.service.js';
import { PortalService } from '../candidates/portal.service.js';
import { toCompanyInfo } from '../config/config.dto.js';
import { ConfigService } from '../config/config.service.js';
import { DepartmentsService } from '../departments/departments.service.js';
import type { Actor } from '../platform/auth/actor.js';
import type { RequestWithActor } from '../platform/auth/decorators.js';
import { ENVIRONMENT, type Environment } from '../platform/environment.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { toProblem } from '../platform/errors/problem.js';
import { VacanciesService } from '../vacancies/vacancies.service.js';

const VACANCIES_PER_PAGE = 12;

/** Who asks, from where, and the nonce of the answer; all empty for a page that is kept for everybody. */
interface Visit {
  nonce: string | undefined;
  viewer: Schemas['SessionUser'] | null;
  actor: Actor | null;
  ip: string | undefined;
}

/**
 * What the public app's loaders may ask for, as calls into services instead of HTTP to ourselves. Row rules are the
 * services'; what needs a person takes the one of the session.
 */
@Injectable()
export class WebContextFactory {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly accounts: AccountsService,
    private readonly config: ConfigService,
    private readonly departments: DepartmentsService,
    private readonly portal: PortalService,
    private readonly vacancies: VacanciesService,
  ) {}

  /** For a page of this visitor. */
  async create(request: RequestWithActor, response: Response): Promise<WebContext> {
    const { actor, ip } = request;
    const viewer = actor ? await this.accounts.getSessionUser(actor.userId) : null;
    return this.build({ nonce: String(response.locals.nonce), viewer, actor: actor ?? null, ip });
  }

  /** For a page that is kept for everybody: nobody is asking. */
  createShared(): WebContext {
    return this.build({ nonce: undefined, viewer: null, actor: null, ip: undefined });
  }

  private build({ nonce, viewer, actor }: Visit): WebContext {
    return {
      nonce,
      appUrl: this.environment.appUrl,
      viewer,
      company: () => answer(async () => toCompanyInfo((await this.config.get()).company_info)),
      departments: (use) => answer(() => this.departments.list(use)),
      vacancies: {
        list: (search) => answer(() => this.listVacancies(search)),
        find: (id) => answer(() => this.vacancies.findPublic(id)),
      },
      portal: () => {
        if (!actor) throw new DomainError('unauthenticated');
        return answer(() => this.portal.get(actor.userId));
      },
    };
  }

  private async listVacancies({ page = 1, ...search }: VacancySearch): Promise<VacancyPage> {
    const wanted = Number.isSafeInteger(page) && page > 0 && page < 10_000 ? page : 1;
    const filter = Object.fromEntries(
      Object.entries(search).map(([name, value]) => [name, searchable(value)]),
    );
    const read = async (at: number): Promise<VacancyPage> => {
      const offset = (at - 1) * VACANCIES_PER_PAGE;
      const { items, total } = await this.vacancies.list(null, filter, offset, VACANCIES_PER_PAGE);
      return { items, total: total ?? items.length, page: at, perPage: VACANCIES_PER_PAGE };
    };
    const asked = await read(wanted);
    // Beyond the end there is the last page, not an empty one.
    const last = Math.max(1, Math.ceil(asked.total / VACANCIES_PER_PAGE));
    return wanted > last ? read(last) : asked;
  }
}

/** An address is typed by anyone: what cannot be searched for is left out. */
function searchable(value: string | undefined): string | undefined {
  return (
    value
      ?.replace(/\p{Cc}+/gu, ' ')
      .toWellFormed()
      .slice(0, 200)
      .trim() || undefined
  );
}

/** Runs a loader's read; without a database the page says 503, as the API does. */
async function answer<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (toProblem(error).status !== 503) throw error;
    throw new Response(null, { status: 503, headers: { 'Retry-After': '30' } });
  }
}
