import { PANEL_ACCESS_PATH, pathIn, type SiteLanguage, SOURCE_LANGUAGE } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { ERROR_CATALOGUE, type ErrorCode, sentenceOf } from '../../platform/errors/error-catalogue.js';
import { inLanguageAsked } from '../../platform/http/language/language.js';
import { visitorOf } from '../../platform/http/limits/rate-limit.rules.js';
import { RateLimits } from '../../platform/http/limits/rate-limits.js';
import { ACCOUNT_LIMITS } from '../accounts/account-limits.js';
import { clientOf } from '../client.js';
import { SecondFactorTickets } from '../second-factor/second-factor-tickets.js';
import { SecondStep } from '../second-factor/second-step.js';
import type { SignedIn } from '../sign-in/open-session.js';
import { SessionAnswer } from '../sign-in/session-answer.js';
import { User } from '../user.entity.js';
import { EnterByProvider } from './enter-by-provider.js';
import { OidcClients } from './oidc-clients.js';
import { OidcEntries } from './oidc-entries.js';
import { OidcEntry } from './oidc-entry.entity.js';
import { OidcIdentity } from './oidc-identity.entity.js';
import { OidcProvider } from './oidc-provider.entity.js';
import type { OidcReturn } from './oidc-return.js';
import { OidcProviders } from './providers/oidc-providers.service.js';
import { TryProvider } from './try-provider.js';

/** The way to a provider and back, as pages: what goes wrong is said on the sign-in page. */
@Injectable()
export class OidcSignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly providers: OidcProviders,
    private readonly clients: OidcClients,
    private readonly entries: OidcEntries,
    private readonly entering: EnterByProvider,
    private readonly trial: TryProvider,
    private readonly secondStep: SecondStep,
    private readonly tickets: SecondFactorTickets,
    private readonly answer: SessionAnswer,
    private readonly limits: RateLimits,
  ) {}

  /** Where to go: the provider's page, or back to the sign-in page with the reason. */
  async begin(
    id: string,
    { next, idioma = SOURCE_LANGUAGE }: { next?: string; idioma?: SiteLanguage },
    response: Response,
  ): Promise<string> {
    return orSignInPage(idioma, async () => {
      if (!(await this.limits.tryTake(ACCOUNT_LIMITS.oidcVisitor, visitorOf(response.req.ip ?? ''))))
        throw new DomainError('oidc_too_many');
      const provider = await this.providers.get(id);
      if (!provider.activo) throw new DomainError('oidc_provider_not_found');
      const purpose = { proveedor_id: id, idioma, destino: next ?? null, prueba_de: null };
      const planned = this.entries.plan(response.req);
      const url = await this.clients
        .authorizationUrl(provider, planned.trip)
        .catch((error: unknown) => this.refused(error, provider));
      await this.entries.begin(planned, purpose, response);
      return url;
    });
  }

  /** Where somebody who came back goes on: signed in, to the second step, or with the reason why not. */
  async end(
    { entry, provider, outcome }: OidcReturn,
    actor: Actor | null,
    response: Response,
  ): Promise<string> {
    if (entry?.prueba_de && provider) {
      await this.trial.end(entry, provider, outcome, actor);
      return withQuery(PANEL_ACCESS_PATH, { prueba: provider.id });
    }
    return orSignInPage(entry?.idioma ?? SOURCE_LANGUAGE, async () => {
      if (!entry || !provider) throw new DomainError('oidc_expired');
      if (outcome instanceof DomainError) return this.refused(outcome, provider);
      const client = clientOf(response.req);
      const entered = await this.entering.execute(provider, outcome, client, sessionOf(actor));
      if ('signedIn' in entered) {
        const { user } = await this.answer.toBrowser(response, entered.signedIn);
        return pathIn(entry.idioma, entry.destino ?? user.home);
      }
      await this.entries.note(this.dataSource.manager, entry.id, {
        identidad_id: entered.identityId,
        sid: outcome.sid,
      });
      const next: Record<string, string> = entry.destino ? { next: entry.destino } : {};
      return withQuery(pathIn(entry.idioma, '/login'), { paso: 'codigo', ...next });
    });
  }

  private async refused(error: unknown, provider: OidcProvider): Promise<never> {
    if (error instanceof DomainError) await this.entering.recordRefusal(error, provider);
    throw error;
  }

  /**
   * Finishes with the code of the second factor, in the browser that came back.
   * @throws {DomainError} `second_factor_expired`, `wrong_code`, `too_many_requests`.
   */
  async finish(code: string, actor: Actor | null, request: Request): Promise<SignedIn> {
    const entry = await this.entries.waiting(request);
    const { manager } = this.dataSource;
    // Switched off meanwhile: nobody enters by it any more.
    const isOn = entry && (await manager.existsBy(OidcProvider, { id: entry.proveedor_id, activo: true }));
    const identity = isOn && (await manager.findOneBy(OidcIdentity, { id: entry.identidad_id ?? '' }));
    const user = identity && (await manager.findOneBy(User, { id: identity.user_id }));
    if (!user) throw new DomainError('second_factor_expired');
    const order = { ticket: this.tickets.issue(user), code };
    const signedIn = await this.secondStep.execute(order, clientOf(request), sessionOf(actor));
    await inRequestTransaction(this.dataSource, async (within) => {
      await within.delete(OidcEntry, { id: entry.id });
      await this.entering.mark(within, signedIn.sessionId, identity.id, { sid: entry.sid });
    });
    return signedIn;
  }
}

const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** A program's key is not a session of this browser. */
const sessionOf = (actor: Actor | null): Actor | null => (actor?.key ? null : actor);

async function orSignInPage(language: SiteLanguage, work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const acceso = isSaid(error.code) ? error.code : 'oidc_refused';
    return withQuery(pathIn(language, '/login'), { acceso });
  }
}

/** Codes that the sign-in page says. */
const isSaid = (code: string): code is ErrorCode => code.startsWith('oidc_') && code in ERROR_CATALOGUE;

/** What the sign-in page says of a code in its address, in the language of the page; null for any other. */
export const saidOf = (code: string | null): string | null =>
  code !== null && isSaid(code) ? inLanguageAsked(() => sentenceOf(code)) : null;
