import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment, EnvironmentError } from '../../platform/environment/environment.js';
import { Passkey } from './passkey.entity.js';
import { siteOf } from './site.js';

/**
 * Browsers offer a passkey only to the host that it was made for. A start with another host in APP_URL is refused while
 * somebody has one of the old host, unless PASSKEYS_FORGET names that host: then its passkeys are removed.
 */
@Injectable()
export class PasskeyHost implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl' | 'passkeysForget'>,
    private readonly logs: LogsService,
  ) {}

  /** @throws {EnvironmentError} where people would lose their passkeys. */
  onApplicationBootstrap(): Promise<void> {
    const { rpId } = siteOf(this.environment);
    return inTransaction(this.dataSource, async (manager) => {
      await manager.update(Passkey, { sitio: IsNull() }, { sitio: rpId });
      await this.forget(manager, rpId);
      const [lost, count] = await manager.findAndCount(Passkey, { where: { sitio: Not(rpId) }, take: 1 });
      if (!lost[0]) return;
      throw new EnvironmentError([
        `APP_URL has the host ${rpId}, and ${count} passkeys were made for another host (${lost[0].sitio}): nobody could sign in with them any more.`,
        `Set APP_URL back, or start once with PASSKEYS_FORGET=${lost[0].sitio}: these passkeys are removed, and their owners sign in with their password or a link and add new ones.`,
      ]);
    });
  }

  private async forget(manager: EntityManager, rpId: string): Promise<void> {
    const sitio = this.environment.passkeysForget;
    if (sitio === null || sitio === rpId) return;
    const { affected } = await manager.delete(Passkey, { sitio });
    if (!affected) return;
    await this.logs.record(manager, {
      actorId: null,
      action: 'auth.passkeys_forgotten',
      level: 'warning',
      details: `Dirección nueva: ${affected} llaves de acceso de ${sitio} quitadas`,
    });
  }
}
