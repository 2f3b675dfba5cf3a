import { Department } from './department.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Module } from '@nestjs/common';
import { LogsModule } from '../logs/logs.module.js';
import { CatalogueController } from './catalogue.controller.js';
import { CatalogueRepository } from './catalogue.repository.js';
import { DepartmentsController } from './departments.controller.js';
import { DepartmentsService } from './departments.service.js';
import { EditDepartments } from './edit-departments.js';
import { EditPositions } from './edit-positions.js';

/** Owns the catalogue of departments and positions for all forms. */
@Module({
  imports: [TypeOrmModule.forFeature([Department]), LogsModule],
  controllers: [CatalogueController, DepartmentsController],
  providers: [CatalogueRepository, DepartmentsService, EditDepartments, EditPositions],
  exports: [DepartmentsService],
})
export class DepartmentsModule {}
