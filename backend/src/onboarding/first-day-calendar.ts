import { say, TIME_ZONE } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { ConfigService } from '../config/config.service.js';
import { instantOf } from '../interviews/changes/interview-time.js';
import { calendarFile } from '../interviews/emails/calendar-file.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { inLanguageAsked } from '../platform/http/language/language.js';
import { Clock } from '../platform/values/clock.js';
import { OnboardingsService } from './onboardings.service.js';

const HOUR_MS = 3_600_000;
/** When no hour is set: the morning of that day. */
const FROM = '09:00';

/** The first day for the person's calendar (RFC 5545). */
@Injectable()
export class FirstDayCalendar {
  constructor(
    private readonly onboardings: OnboardingsService,
    private readonly config: ConfigService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `onboarding_not_found`, also while the day is not known. */
  async of(userId: string): Promise<string> {
    const row = await this.onboardings.rowOfUser(userId);
    const start = row?.primer_dia ? instantOf(row.primer_dia, row.hora ?? FROM, TIME_ZONE) : null;
    if (!row || !start) throw new DomainError('onboarding_not_found');
    const { company_info: company } = await this.config.get();
    const { contacto } = row;
    return inLanguageAsked(() =>
      calendarFile({
        uid: row.id,
        sequence: row.version,
        method: 'PUBLISH',
        stamp: this.clock.now(),
        start,
        end: new Date(start.getTime() + HOUR_MS),
        zone: TIME_ZONE,
        summary: say('Tu primer día en {empresa}', { empresa: company.name }),
        description: contacto ? say('Pregunta por {contacto}.', { contacto }) : '',
        location: row.lugar,
        url: null,
        organizer: { name: company.name, email: company.email_rrhh },
        attendee: { name: `${row.nombre} ${row.apellidos}`.trim(), email: row.email },
      }),
    );
  }
}
