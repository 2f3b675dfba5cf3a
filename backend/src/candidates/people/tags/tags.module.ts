import { Module } from '@nestjs/common';
import { LogsModule } from '../../../logs/logs.module.js';
import { TagData } from './tag-data.js';
import { TagsController } from './tags.controller.js';
import { TagsRepository } from './tags.repository.js';
import { TagsService } from './tags.service.js';

/** Owns tags and who carries them. Lists read them with their people. */
@Module({
  imports: [LogsModule],
  controllers: [TagsController],
  providers: [TagData, TagsRepository, TagsService],
  exports: [TagsService],
})
export class TagsModule {}
