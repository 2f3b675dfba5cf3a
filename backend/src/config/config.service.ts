import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { setInstallationFormats } from '../platform/http/language/language.js';
import { ShortCache } from '../platform/values/short-cache.js';
import { SystemConfig } from './system-config.entity.js';

/** The settings of the installation. */
@Injectable()
export class ConfigService {
  private readonly settings = new ShortCache(async () => {
    const value = await this.systemConfig.findOneByOrFail({ id: 1 });
    setInstallationFormats(value);
    return value;
  });

  constructor(@InjectRepository(SystemConfig) private readonly systemConfig: Repository<SystemConfig>) {}

  get(): Promise<SystemConfig> {
    return this.settings.get();
  }

  /** Bypasses the cache; for changes. */
  fresh(): Promise<SystemConfig> {
    this.forget();
    return this.get();
  }

  /** Call it after a write in this process. */
  forget(): void {
    this.settings.forget();
  }
}
