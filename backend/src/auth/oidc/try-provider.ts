import { SOURCE_LANGUAGE } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { type Actor, can } from '../../platform/auth/actor.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { OidcClients } from './oidc-clients.js';
import { OidcEntries, type Purpose } from './oidc-entries.js';
import type { OidcEntry } from './oidc-entry.entity.js';
import type { OidcProvider } from './oidc-provider.entity.js';
import type { OidcPerson, OidcTrial } from './oidc.rules.js';
import {
  type OidcLastTrialResponse,
  type OidcTripResponse,
  toOidcTrial,
} from './providers/oidc-provider.dto.js';
import { OidcProviders } from './providers/oidc-providers.service.js';

/** An administrator mends what is wrong: the cause is said in the place of what others read. */
const causeIn = ({ params }: DomainError): string | null => params['causa']?.toString() ?? null;
const NOTHING = { correo: null, verificado: false, sujeto: null, grupos: [], dosFactores: false };

/** An administrator's trial of a provider: the whole way there and back, which shows what came and signs nobody in. */
@Injectable()
export class TryProvider {
  constructor(
    private readonly dataSource: DataSource,
    private readonly providers: OidcProviders,
    private readonly entries: OidcEntries,
    private readonly clients: OidcClients,
  ) {}

  /** @throws {DomainError} `oidc_provider_not_found`, `oidc_unavailable`, `provider_unusable`. */
  async begin({ userId }: Actor, id: string, response: Response): Promise<OidcTripResponse> {
    const provider = await this.providers.get(id);
    const purpose: Purpose = { proveedor_id: id, idioma: SOURCE_LANGUAGE, destino: null, prueba_de: userId };
    const planned = this.entries.plan(response.req);
    const url = await this.clients.authorizationUrl(provider, planned.trip).catch((error: unknown) => {
      const causa = error instanceof DomainError && causeIn(error);
      throw causa ? new DomainError('provider_unusable', { causa }) : error;
    });
    await this.entries.begin(planned, purpose, response);
    return { url };
  }

  /** Keeps what came for the administrator who began it; in another session nothing is kept. */
  async end(
    entry: OidcEntry,
    provider: OidcProvider,
    outcome: OidcPerson | DomainError,
    actor: Actor | null,
  ): Promise<void> {
    if (actor?.userId !== entry.prueba_de || !can(actor, 'config:write')) return;
    const resultado: OidcTrial =
      outcome instanceof DomainError
        ? { error: outcome.code, causa: causeIn(outcome), ...NOTHING }
        : {
            error: null,
            causa: null,
            correo: outcome.correo,
            verificado: outcome.verificado,
            sujeto: outcome.sujeto,
            grupos: outcome.grupos,
            dosFactores: outcome.dosFactores,
          };
    await inTransaction(this.dataSource, async (manager) => {
      await this.entries.note(manager, entry.id, { resultado });
      if (!resultado.error) await this.providers.noteTrial(manager, provider);
    });
  }

  /** @throws {DomainError} `oidc_provider_not_found`. */
  async last({ userId }: Actor, id: string): Promise<OidcLastTrialResponse> {
    const provider = await this.providers.get(id);
    const entry = await this.entries.lastTrial(id, userId);
    return { prueba: entry?.resultado ? toOidcTrial(entry.resultado, provider) : null };
  }
}
