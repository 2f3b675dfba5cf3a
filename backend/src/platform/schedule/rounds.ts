import { Inject, Injectable, Logger, type OnApplicationBootstrap, SetMetadata } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { SchedulerRegistry } from '@nestjs/schedule';
import { ENVIRONMENT, type Environment } from '../environment/environment.js';
import { Clock } from '../values/clock.js';
import { ClockWatch } from './clock-watch.js';

const EVERY = 'round';

/** As `@Interval`, for work that cannot be taken back: it does not begin while the time is not to be believed. */
export const Round = (everyMs: number): MethodDecorator => SetMetadata(EVERY, everyMs);

/** Starts what is marked with `@Round`. */
@Injectable()
export class Rounds implements OnApplicationBootstrap {
  private readonly logger = new Logger('rounds');

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly registry: SchedulerRegistry,
    private readonly watch: ClockWatch,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'idle'>,
  ) {}

  onApplicationBootstrap(): void {
    if (this.environment.idle) return;
    for (const { instance, name } of this.discovery.getProviders()) {
      const prototype: unknown = instance && Object.getPrototypeOf(instance);
      if (!prototype) continue;
      const methods = instance as Record<string, () => unknown>;
      for (const method of this.scanner.getAllMethodNames(prototype)) {
        const everyMs: unknown = Reflect.getMetadata(EVERY, methods[method] ?? {});
        if (typeof everyMs !== 'number') continue;
        const id = `${String(name)}.${method}`;
        const tick = (): void => void this.begin(id, () => methods[method]?.());
        this.registry.addInterval(id, setInterval(tick, everyMs));
      }
    }
  }

  /** One tick. `id`: for the log. */
  async begin(id: string, run: () => unknown): Promise<void> {
    try {
      // From before the look: a clock that is set after it ends the work.
      const inThisTime = this.clock.from();
      if (await this.watch.isRight()) await inThisTime(run);
    } catch (error) {
      this.logger.error(`${id} failed`, error instanceof Error ? error.stack : String(error));
    }
  }
}
