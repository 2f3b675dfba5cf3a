import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ConfigService } from '../../config/config.service.js';
import { DepartmentsService } from '../../departments/departments.service.js';
import { db } from '../../platform/database/sql/db.js';
import { NoticesService } from '../../privacy/notices/notices.service.js';

/** A change must be public within 5 s in every process; half of that leaves time to render. */
const LOOK_EVERY_MS = 2000;

/** Polls for changes of public data by any process. While the database is unreachable, cached pages stay valid. */
@Injectable()
export class PublicVersion implements OnModuleDestroy {
  private readonly logger = new Logger('web');
  private version: string | null = null;
  private timer: NodeJS.Timeout | null = null;
  private failing = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: ConfigService,
    private readonly departments: DepartmentsService,
    private readonly notices: NoticesService,
  ) {}

  /** Calls back after every change. */
  watch(changed: () => void): void {
    const look = async () => {
      await this.look(changed);
      if (this.timer) this.timer = setTimeout(() => void look(), LOOK_EVERY_MS).unref();
    };
    this.timer = setTimeout(() => void look(), 0).unref();
  }

  onModuleDestroy(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private async look(changed: () => void): Promise<void> {
    try {
      const row = await db(this.dataSource)
        .selectFrom('version_publica')
        .select('version')
        .executeTakeFirst();
      const version = row?.version ?? null;
      if (version !== this.version) {
        this.departments.forget();
        this.notices.forget();
        // Reads the settings at once: jobs format text by them, and nobody may be requesting a page.
        await this.config.fresh();
        changed();
        // Set last, so that a failed attempt is repeated at the next poll.
        this.version = version;
      }
      this.failing = false;
    } catch (error) {
      if (!this.failing) this.logger.warn(`public version not read: ${(error as Error).message}`);
      this.failing = true;
    }
  }
}
