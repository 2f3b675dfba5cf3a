import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { Public } from '../platform/auth/decorators.js';
import { db } from '../platform/database/sql/db.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { Refuses } from '../platform/errors/refuses.js';
import { Lifecycle } from '../platform/lifecycle/lifecycle.js';
import { FileStorage } from '../platform/files/storage/file-storage.js';
import { HealthResponse } from './health.dto.js';

/** A proxy has given up after this time. */
const PATIENCE_MS = 2000;

@ApiTags('system')
@Controller('health')
export class HealthController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lifecycle: Lifecycle,
    private readonly storage: FileStorage,
  ) {}

  /** The same as /health/ready. */
  @Get()
  @Public()
  @Header('Cache-Control', 'no-store')
  @Refuses('read_only')
  getHealth(): Promise<HealthResponse> {
    return this.getHealthReady();
  }

  /** 200 as long as the process answers at all: nothing else is asked. Whoever gets no answer restarts it. */
  @Get('live')
  @Public()
  @Header('Cache-Control', 'no-store')
  getHealthLive(): HealthResponse {
    return { status: 'ok' };
  }

  /**
   * 200 while this process takes requests and reaches within two seconds a database that it can write to; 503
   * otherwise, and from the moment it is asked to stop: a proxy then sends people elsewhere. A disk that takes no uploads
   * is told and stays 200: everything else works, and the other processes may share that disk.
   */
  @Get('ready')
  @Public()
  @Header('Cache-Control', 'no-store')
  @Refuses('read_only')
  async getHealthReady(): Promise<HealthResponse> {
    if (this.lifecycle.isStopping) throw new DomainError('unavailable');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new DomainError('unavailable')), PATIENCE_MS);
    });
    try {
      // Changes nothing, but fails on a read-only database; that connection is not used again.
      const takesChanges = db(this.dataSource).selectFrom('migrations').where(sql.lit(false)).forUpdate();
      await Promise.race([takesChanges.execute(), late]);
    } finally {
      clearTimeout(timer);
    }
    if (await this.storage.takesUploads()) return { status: 'ok' };
    return { status: 'degraded', faults: ['uploads'] };
  }
}
