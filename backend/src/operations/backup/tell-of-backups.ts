import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Administrators } from '../../integrations/administrators.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { Round } from '../../platform/schedule/rounds.js';
import { verdictOfBackups } from '../system/verdict.rules.js';
import { readBackupState } from './backup-record.js';
import { troubleOf } from './backup.rules.js';

const EVERY_MS = 5 * 60_000;
/** A start after days makes up the missed night first. */
const SETTLED_S = 60 * 60;

/** Writes to administrators that backups are not made: once for each kind of trouble until there is a good one. */
@Injectable()
export class TellOfBackups {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly administrators: Administrators,
  ) {}

  @Round(EVERY_MS)
  async run(uptimeS: number = process.uptime()): Promise<void> {
    const state = await readBackupState(this.dataSource);
    const trouble = troubleOf(state);
    if (trouble === null || (trouble === 'antigua' && uptimeS < SETTLED_S)) return;
    await inTransaction(this.dataSource, (manager) =>
      this.administrators.tell(manager, {
        causa: `copia_seguridad:${trouble}:${state.since.getTime()}`,
        plantilla: 'copia_seguridad',
        datos: { problema: verdictOfBackups(state).mensaje },
      }),
    );
  }
}
