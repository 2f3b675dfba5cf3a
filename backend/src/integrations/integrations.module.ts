import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { Administrators } from './administrators.js';
import { ApiKeyReader } from './keys/api-key-reader.js';
import { ApiKeysController } from './keys/api-keys.controller.js';
import { ApiKeysRepository } from './keys/api-keys.repository.js';
import { ApiKeysService } from './keys/api-keys.service.js';
import { WarnOfExpiry } from './keys/warn-of-expiry.js';

/**
 * Owns `claves_api`, `webhooks` and what hangs on them: keys by which other programs call the API, and addresses that
 * are told what happens. What happens is written down by triggers on the tables of the other modules.
 */
@Module({
  imports: [AuthModule, LogsModule, MailModule],
  controllers: [ApiKeysController],
  providers: [Administrators, ApiKeyReader, ApiKeysRepository, ApiKeysService, WarnOfExpiry],
})
export class IntegrationsModule {}
