import { Module } from '@nestjs/common';
import { NotificationsService } from './notifications.service.js';

/** Owns `notificaciones`: what the portal tells a candidate of, read or not. */
@Module({
  providers: [NotificationsService],
  exports: [NotificationsService],
})
export class NotificationsModule {}
