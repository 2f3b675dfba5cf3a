import { Module } from '@nestjs/common';
import { QualificationsController } from './qualifications.controller.js';
import { QualificationsService } from './qualifications.service.js';

/** Owns `cualificaciones` and `disponibilidades`: licences, shifts and languages. They inform HR and decide nothing. */
@Module({
  controllers: [QualificationsController],
  providers: [QualificationsService],
  exports: [QualificationsService],
})
export class QualificationsModule {}
