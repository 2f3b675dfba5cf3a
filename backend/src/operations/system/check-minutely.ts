import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CheckResults } from './check-results.js';
import { Checks } from './checks.js';

const EVERY_MS = 60_000;

/** Checks every part once a minute, in whichever process is first; requests only read what was found. */
@Injectable()
export class CheckMinutely implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('system');
  private running: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly checks: Checks,
    private readonly results: CheckResults,
  ) {}

  /** Not awaited: a store that does not answer must not delay the start. */
  onApplicationBootstrap(): void {
    void this.tick();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    if (this.stopped) return;
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      const due = await this.results.claim();
      await Promise.all(
        due.map(async (component) => {
          const { verdict, cause } = await this.checks.run(component);
          if (cause instanceof Error) this.logger.error(`the check of ${component} failed`, cause.stack);
          await this.results.write(component, verdict);
        }),
      );
    } catch (error) {
      // Without the database nothing can be written; the next tick tries again.
      this.logger.error('the checks could not be written', error instanceof Error ? error.stack : error);
    }
  }
}
