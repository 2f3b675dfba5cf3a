import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { PortalModule } from '../candidates/portal/portal.module.js';
import { InboundModule } from '../inbound/inbound.module.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { ChannelConsentsController } from './consents/channel-consents.controller.js';
import { ChannelConsents } from './consents/channel-consents.js';
import { GraphClient } from './providers/graph-client.js';
import { SmsClient } from './providers/sms-client.js';
import { AnswerByMessage } from './receiving/answer-by-message.js';
import { FetchMedia } from './receiving/fetch-media.js';
import { NoticesController } from './receiving/notices.controller.js';
import { NoticesService } from './receiving/notices.service.js';
import { ReceiveNotice } from './receiving/receive-notice.js';
import { WaitingMedia } from './receiving/waiting-media.js';
import { ChannelDeliveries } from './sending/channel-deliveries.js';
import { ChannelJobs } from './sending/channel-jobs.js';
import { ChannelStandings } from './sending/channel-standings.js';
import { ChannelWorkService } from './sending/channel-work.service.js';
import { ChannelWorker } from './sending/channel-worker.js';
import { SendChannelMessage } from './sending/send-channel-message.js';
import { SmsCodes } from './sending/sms-codes.js';
import { ChannelSecrets } from './settings/channel-secrets.js';
import { ChannelsController } from './settings/channels.controller.js';
import { ChannelsService } from './settings/channels.service.js';
import { TryChannel } from './settings/try-channel.js';
import { ThreadTemplatesController } from './templates/thread-templates.controller.js';
import { WhatsappTemplates } from './templates/whatsapp-templates.js';

/**
 * Owns WhatsApp and SMS: their settings and templates, who takes messages by them, how far each message has come, and
 * what comes in. The conversation itself belongs to the portal, interviews to their room, what is nobody's to inbound.
 */
@Module({
  imports: [AuthModule, InboundModule, InterviewsModule, LogsModule, PortalModule],
  controllers: [ChannelConsentsController, ChannelsController, NoticesController, ThreadTemplatesController],
  providers: [
    AnswerByMessage,
    ChannelConsents,
    ChannelDeliveries,
    ChannelJobs,
    ChannelSecrets,
    ChannelsService,
    ChannelStandings,
    ChannelWorker,
    ChannelWorkService,
    FetchMedia,
    GraphClient,
    NoticesService,
    ReceiveNotice,
    SendChannelMessage,
    SmsClient,
    SmsCodes,
    TryChannel,
    WaitingMedia,
    WhatsappTemplates,
  ],
  exports: [SmsCodes],
})
export class ChannelsModule {}
