import { Module } from '@nestjs/common';
import { AuthModule } from '../../../auth/auth.module.js';
import { ConfigModule } from '../../../config/config.module.js';
import { QueueModule } from '../../../platform/queue/queue.module.js';
import { MyPushService } from './my-push.service.js';
import { PushController } from './push.controller.js';
import { PushKeys } from './push-keys.js';
import { PushNotices } from './push-notices.js';
import { SendPush } from './send-push.js';

/** Owns `suscripciones_push` and `claves_push`: web push of notifications to the browsers of candidates. */
@Module({
  imports: [AuthModule, ConfigModule, QueueModule],
  controllers: [PushController],
  providers: [MyPushService, PushKeys, PushNotices, SendPush],
  exports: [MyPushService, PushNotices],
})
export class PushModule {}
