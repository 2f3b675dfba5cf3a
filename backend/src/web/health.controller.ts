import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Public } from '../platform/auth/decorators.js';
import { HealthResponse } from './health.dto.js';

@ApiTags('system')
@Controller('health')
export class HealthController {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Answers 200 while this process serves and reaches its database, 503 otherwise. */
  @Get()
  @Public()
  async health(): Promise<HealthResponse> {
    await this.dataSource.query('SELECT 1');
    return { status: 'ok' };
  }
}
