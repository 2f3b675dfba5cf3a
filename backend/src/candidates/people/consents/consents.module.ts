import { Module } from '@nestjs/common';
import { ConsentsController } from './consents.controller.js';
import { ConsentsService } from './consents.service.js';

/** Owns `consentimientos`: what people agreed to, in which words, from when until when. */
@Module({
  controllers: [ConsentsController],
  providers: [ConsentsService],
  exports: [ConsentsService],
})
export class ConsentsModule {}
