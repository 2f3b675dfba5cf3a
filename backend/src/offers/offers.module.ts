import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../candidates/applications/applications.module.js';
import { PeopleModule } from '../candidates/people/people.module.js';
import { ApprovalsModule } from '../approvals/approvals.module.js';
import { ChannelsModule } from '../channels/channels.module.js';
import { ConfigModule } from '../config/config.module.js';
import { DepartmentsModule } from '../departments/departments.module.js';
import { LogsModule } from '../logs/logs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OnboardingModule } from '../onboarding/onboarding.module.js';
import { ApproveOffer } from './approval/approve-offer.js';
import { ApproversController } from './approval/approvers.controller.js';
import { ApproversService } from './approval/approvers.service.js';
import { BlockOffers } from './block-offers.js';
import { EndOffer } from './end-offer.js';
import { OfferLetters } from './letters/letter.js';
import { OfferChanges } from './offer-changes.js';
import { OfferMessages } from './offer-messages.js';
import { OfferProposalsController } from './offer-proposals.controller.js';
import { OffersController } from './offers.controller.js';
import { OffersService } from './offers.service.js';
import { SealingModule } from './sealing/sealing.module.js';
import { SendOffer } from './send-offer.js';
import { MailCopies } from './signing/mail-copies.js';
import { OfferLinks } from './signing/offer-links.js';
import { OfferPages } from './signing/offer-pages.js';
import { SealOffers } from './signing/seal-offers.js';
import { SendSmsCode } from './signing/send-sms-code.js';
import { SignOffer } from './signing/sign-offer.js';
import { WriteOffer } from './write-offer.js';

/**
 * Owns offers of work: what is offered, who approves it, its letter, and the person's signature. Moving the application and
 * what follows the move belong to others.
 */
@Module({
  imports: [
    ApplicationsModule,
    ApprovalsModule,
    ChannelsModule,
    ConfigModule,
    DepartmentsModule,
    LogsModule,
    MailModule,
    OnboardingModule,
    PeopleModule,
    SealingModule,
  ],
  controllers: [OffersController, OfferProposalsController, ApproversController],
  providers: [
    ApproveOffer,
    ApproversService,
    BlockOffers,
    EndOffer,
    MailCopies,
    OfferLetters,
    OfferChanges,
    OfferLinks,
    OfferMessages,
    OfferPages,
    OffersService,
    SealOffers,
    SendOffer,
    SendSmsCode,
    SignOffer,
    WriteOffer,
  ],
  exports: [OfferPages, OffersService],
})
export class OffersModule {}
