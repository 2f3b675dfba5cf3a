import { Module } from '@nestjs/common';
import { AuthModule } from '../../../auth/auth.module.js';
import { PushModule } from '../push/push.module.js';
import { MyNotificationsService } from './my-notifications.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsRepository } from './notifications.repository.js';
import { SecurityNotices } from './security-notices.js';
import { NotificationsService } from './notifications.service.js';

/** Owns `notificaciones`: what the portal tells a candidate of, read or not. */
@Module({
  imports: [AuthModule, PushModule],
  controllers: [NotificationsController],
  providers: [MyNotificationsService, NotificationsRepository, NotificationsService, SecurityNotices],
  exports: [NotificationsService],
})
export class NotificationsModule {}
