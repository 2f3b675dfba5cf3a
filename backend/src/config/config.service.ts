import { setFormats } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SystemConfig } from './system-config.entity.js';

/** A change made in another process is seen after this time at the latest (5 s are promised). */
const FRESH_MS = 3000;

/** The settings of the installation, kept in memory for three seconds. */
@Injectable()
export class ConfigService {
  private cached: { value: SystemConfig; until: number } | null = null;
  private loading: Promise<SystemConfig> | null = null;

  constructor(private readonly dataSource: DataSource) {}

  async get(): Promise<SystemConfig> {
    if (this.cached && this.cached.until > Date.now()) return this.cached.value;
    // One query, however many requests ask at once.
    this.loading ??= this.load();
    return this.loading;
  }

  /** As it is now, for whoever is going to change it. */
  fresh(): Promise<SystemConfig> {
    this.forget();
    return this.get();
  }

  /** To be called after a write in this process. */
  forget(): void {
    this.cached = null;
    // What is being read now may be from before the write: it is answered, but not kept.
    this.loading = null;
  }

  private load(): Promise<SystemConfig> {
    const loading = this.dataSource
      .getRepository(SystemConfig)
      .findOneByOrFail({ id: 1 })
      .then((value) => {
        if (this.loading === loading) this.cached = { value, until: Date.now() + FRESH_MS };
        setFormats(value);
        return value;
      })
      .finally(() => {
        if (this.loading === loading) this.loading = null;
      });
    return loading;
  }
}
