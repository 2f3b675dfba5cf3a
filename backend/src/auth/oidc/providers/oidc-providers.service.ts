import { OIDC_PROVIDERS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { LogsService } from '../../../logs/logs.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, type FieldErrors, invalid } from '../../../platform/errors/domain-error.js';
import { Destinations, RefusedDestination } from '../../../platform/outbound/destinations.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import { Clock } from '../../../platform/values/clock.js';
import { lockAdmins } from '../../administrators/ensure-admin.js';
import { hasPasswordAdmin } from '../../administrators/password-admin.js';
import { OidcClients } from '../oidc-clients.js';
import { OidcProvider } from '../oidc-provider.entity.js';
import { OidcSecrets } from '../oidc-secrets.js';
import {
  type ChangeOidcProviderRequest,
  type OidcProviderResponse,
  type SaveOidcProviderRequest,
  toOidcProvider,
} from './oidc-provider.dto.js';

type Settings = Pick<
  OidcProvider,
  'nombre' | 'emisor' | 'cliente_id' | 'grupos_claim' | 'grupo_admin' | 'grupo_rrhh' | 'grupo_responsable'
>;

/** The identity providers, as administrators set them up. Each change is logged and told to administrators. */
@Injectable()
export class OidcProviders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: OidcClients,
    private readonly secrets: OidcSecrets,
    private readonly box: SecretBox,
    private readonly destinations: Destinations,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<OidcProviderResponse[]> {
    const rows = await this.dataSource.manager.find(OidcProvider, { order: { posicion: 'ASC' } });
    return rows.map((row) => this.toResponse(row));
  }

  /** What the sign-in page offers. */
  listOpen(): Promise<Pick<OidcProvider, 'id' | 'nombre'>[]> {
    return this.dataSource.manager.find(OidcProvider, {
      select: { id: true, nombre: true },
      where: { activo: true },
      order: { posicion: 'ASC' },
    });
  }

  /** @throws {DomainError} `oidc_provider_not_found`. */
  async get(id: string, manager = this.dataSource.manager): Promise<OidcProvider> {
    const row = await manager.findOneBy(OidcProvider, { id });
    if (!row) throw new DomainError('oidc_provider_not_found');
    return row;
  }

  /** @throws {DomainError} `validation_failed`, `oidc_providers_limit`, `oidc_provider_exists`. */
  async create(actor: Actor, request: SaveOidcProviderRequest): Promise<OidcProviderResponse> {
    const { secreto } = request;
    if (!secreto) throw invalid({ secreto: ['Escribe el secreto'] });
    const settings = await this.settingsOf(request);
    return inRequestTransaction(this.dataSource, async (manager) => {
      const taken = (await manager.find(OidcProvider)).map(({ posicion }) => posicion);
      const posicion = [1, 2, 3].find((place) => !taken.includes(place));
      if (!posicion) throw new DomainError('oidc_providers_limit', { max: OIDC_PROVIDERS });
      const id = randomUUID();
      const now = this.clock.now();
      const sealed = this.secrets.seal(secreto, id);
      const dates = { created_at: now, updated_at: now, updated_by: actor.userId };
      await manager.insert(OidcProvider, { id, posicion, ...settings, ...sealed, ...dates });
      await this.record(manager, actor, id, `Proveedor de identidad «${settings.nombre}» añadido`);
      return this.toResponse(await this.get(id, manager));
    });
  }

  /**
   * Another issuer, client or secret switches it off until it is tried again.
   * @throws {DomainError} `validation_failed`, `conflict`, `oidc_untried`, `password_admin_needed`,
   * `oidc_provider_exists`, `oidc_provider_not_found`.
   */
  async change(actor: Actor, id: string, request: ChangeOidcProviderRequest): Promise<OidcProviderResponse> {
    const settings = await this.settingsOf(request);
    const { secreto, activo: wanted, version } = request;
    return inRequestTransaction(this.dataSource, async (manager) => {
      const row = await this.get(id, manager);
      const same = row.emisor === settings.emisor && row.cliente_id === settings.cliente_id && !secreto;
      const activo = wanted && same;
      if (activo && !row.activo) await this.assertMayTurnOn(manager, row);
      const { affected } = await manager.update(
        OidcProvider,
        { id, version },
        {
          ...settings,
          ...(secreto ? this.secrets.seal(secreto, id) : {}),
          ...(same ? {} : { probado_at: null }),
          activo,
          version: version + 1,
          updated_at: this.clock.now(),
          updated_by: actor.userId,
        },
      );
      if (affected === 0) throw new DomainError('conflict');
      const switched = activo === row.activo ? 'cambiado' : activo ? 'encendido' : 'apagado';
      await this.record(manager, actor, id, `Proveedor de identidad «${settings.nombre}» ${switched}`);
      return this.toResponse(await this.get(id, manager));
    });
  }

  /** Nobody enters by it any more; who entered by it is forgotten. @throws {DomainError} `oidc_provider_not_found`. */
  remove(actor: Actor, id: string): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { nombre } = await this.get(id, manager);
      await manager.delete(OidcProvider, id);
      await this.record(manager, actor, id, `Proveedor de identidad «${nombre}» eliminado`);
    });
  }

  /** A trial with the present settings came back. */
  async noteTrial(manager: EntityManager, { id, version }: OidcProvider): Promise<void> {
    await manager.update(OidcProvider, { id, version }, { probado_at: this.clock.now() });
  }

  private async assertMayTurnOn(manager: EntityManager, { probado_at }: OidcProvider): Promise<void> {
    if (!probado_at) throw new DomainError('oidc_untried');
    await lockAdmins(manager);
    if (!(await hasPasswordAdmin(manager))) throw new DomainError('password_admin_needed');
  }

  private async settingsOf(request: SaveOidcProviderRequest): Promise<Settings> {
    const { nombre, emisor, cliente_id, grupos_claim, grupo_admin, grupo_rrhh } = request;
    const grupo_responsable = request.grupo_responsable || null;
    const groups = {
      grupos_claim: grupos_claim || null,
      grupo_admin: grupo_admin || null,
      grupo_rrhh: grupo_rrhh || null,
    };
    const problem = groupsProblem(groups) ?? (await this.issuerProblem(emisor));
    if (problem) throw invalid(problem);
    if (grupo_responsable && !groups.grupos_claim) throw invalid({ grupo_responsable: [ALL_GROUPS] });
    if (grupo_responsable && [groups.grupo_admin, groups.grupo_rrhh].includes(grupo_responsable))
      throw invalid({ grupo_responsable: ['Tiene que ser otro grupo que los demás'] });
    return { nombre, emisor, cliente_id, ...groups, grupo_responsable };
  }

  private async issuerProblem(emisor: string): Promise<FieldErrors | null> {
    try {
      await this.destinations.check(emisor);
      return null;
    } catch (error) {
      if (error instanceof RefusedDestination) return { emisor: [error.message] };
      throw error;
    }
  }

  private toResponse(row: OidcProvider): OidcProviderResponse {
    const legible = [this.box.keyId, this.box.oldKeyId].includes(row.secreto_clave);
    const addresses = {
      redirect_uri: this.clients.redirectUri(row),
      logout_uri: this.clients.logoutUri(row),
    };
    return toOidcProvider(row, legible, addresses);
  }

  private record(manager: EntityManager, { userId }: Actor, id: string, details: string): Promise<void> {
    return this.logs.record(manager, {
      actorId: userId,
      action: 'config.oidc',
      details,
      level: 'warning',
      tellsAdministrators: true,
      entity: 'proveedor_oidc',
      entityId: id,
    });
  }
}

const ALL_GROUPS = 'Escribe el atributo y los grupos de administración y de RRHH, o ninguno';

function groupsProblem(
  groups: Pick<Settings, 'grupos_claim' | 'grupo_admin' | 'grupo_rrhh'>,
): FieldErrors | null {
  const given = Object.values(groups).filter(Boolean).length;
  if (given !== 0 && given !== 3) return { grupos_claim: [ALL_GROUPS] };
  return given === 3 && groups.grupo_admin === groups.grupo_rrhh
    ? { grupo_rrhh: ['Tiene que ser otro grupo que el de administración'] }
    : null;
}
