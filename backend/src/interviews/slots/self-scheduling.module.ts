import { ApplicationsModule } from '../../candidates/applications/applications.module.js';
import { DepartmentsModule } from '../../departments/departments.module.js';
import { Module } from '@nestjs/common';
import { InterviewsModule } from '../interviews.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { NotificationsModule } from '../../candidates/people/notifications/notifications.module.js';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityService } from './availability.service.js';
import { FreeSlots } from './free-slots.js';
import { OfferSlots } from './offer-slots.js';
import { PickSlot } from './pick-slot.js';
import { SlotInvitationsController } from './slot-invitations.controller.js';
import { SlotInvitationsService } from './slot-invitations.service.js';
import { SlotLinks } from './slot-links.js';
import { SlotPages } from './slot-pages.js';

/**
 * Owns `disponibilidades_entrevista` and `invitaciones_cita`: offered hours, invitations and picked slots.
 * Scheduling belongs to interviews.
 */
@Module({
  imports: [ApplicationsModule, DepartmentsModule, InterviewsModule, MailModule, NotificationsModule],
  controllers: [AvailabilityController, SlotInvitationsController],
  providers: [
    AvailabilityService,
    FreeSlots,
    OfferSlots,
    PickSlot,
    SlotInvitationsService,
    SlotLinks,
    SlotPages,
  ],
  exports: [SlotInvitationsService, SlotPages],
})
export class SelfSchedulingModule {}
