import { Module } from '@nestjs/common';
import { LogsModule } from '../../../logs/logs.module.js';
import { HoldsController } from './holds.controller.js';
import { HoldsRepository } from './holds.repository.js';
import { HoldsService } from './holds.service.js';
import { Quarantine } from '../quarantine.js';

/** Owns `retenciones`. Apart from the rest, because an erasure asks it first. */
@Module({
  imports: [LogsModule],
  controllers: [HoldsController],
  providers: [HoldsRepository, HoldsService, Quarantine],
  exports: [HoldsService, Quarantine],
})
export class HoldsModule {}
