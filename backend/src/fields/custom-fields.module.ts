import { Module } from '@nestjs/common';
import { DepartmentsModule } from '../departments/departments.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { CustomFieldsController } from './custom-fields.controller.js';
import { CustomFieldsService } from './custom-fields.service.js';
import { IndexFields } from './index-fields.js';

/**
 * Owns `campos_propios`, the definitions of the company's own fields, and what their kinds accept. The values are a column
 * `campos` of people, applications and vacancies, which their rooms write.
 */
@Module({
  imports: [DepartmentsModule, LogsModule],
  controllers: [CustomFieldsController],
  providers: [CustomFieldsService, IndexFields],
  exports: [CustomFieldsService],
})
export class CustomFieldsModule {}
