import { say, toSay } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { ApplicationProcess } from '../../candidates/applications/application-process.js';
import type { LockedApplication } from '../../candidates/applications/moves/lock-application.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { Clock } from '../../platform/values/clock.js';
import { Interview } from '../interview.entity.js';
import { holdersOf, panelOf, type Seat, seatKey } from '../panel/panel.js';
import type { Participant } from '../panel/participant.entity.js';
import { calendarFile } from './calendar-file.js';
import { panelEventOf } from './interview-calendar.js';
import type { InterviewNews } from './interview-emails.js';
import { interviewWords } from './interview-words.js';

const NEWS: Readonly<Record<InterviewNews, string>> = {
  programada: toSay('Haces una entrevista'),
  reservada: toSay('Un candidato ha elegido hora'),
  modificada: toSay('Cambia una entrevista que haces'),
  cancelada: toSay('Se cancela una entrevista que hacías'),
  recordatorio: toSay('Recuerda la entrevista que haces'),
  recordatorio_2h: toSay('Recuerda la entrevista que haces'),
};
const LEFT = toSay('Ya no haces esta entrevista');

export interface PanelNews {
  news: InterviewNews;
  /** Who held it before; absent: the same people. */
  before?: readonly Participant[] | undefined;
  actorId: string | null;
  sendFrom?: Date | undefined;
}

/** Tells those who hold an interview, when they are several; one alone has the private calendar. */
@Injectable()
export class PanelEmails {
  constructor(
    private readonly process: ApplicationProcess,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Withdraws their earlier unsent messages: only the last one counts.
   * @param interview its `secuencia` is that of this news; whoever calls raises it
   * @returns how many messages were written
   */
  async tell(
    manager: EntityManager,
    interview: Interview,
    { application, candidate }: LockedApplication,
    { news, before, actorId, sendFrom }: PanelNews,
  ): Promise<number> {
    const panel = await panelOf(manager, [interview.id]);
    const earlier = before ?? panel;
    if ([...panel, ...earlier].every(({ principal }) => principal)) return 0;
    await this.mail.cancelOfInterview(manager, interview.id, 'panel');
    const puesto = await this.process.jobTitle(manager, application);
    const candidato = `${candidate.nombre} ${candidate.apellidos}`.trim();
    const now = this.clock.now();
    const people = new Map([...earlier, ...panel].map((one) => [seatKey(one), one]));
    const addresses = await addressesOf(manager, [...people.values()]);
    const holders = holdersOf(interview, panel);
    const attendees = panel.flatMap((one) => addresses.get(seatKey(one)) ?? []);
    for (const [key, contact] of addresses) {
      const stays = panel.some((one) => seatKey(one) === key);
      const joins = news === 'modificada' && !earlier.some((one) => seatKey(one) === key);
      const words = stays ? NEWS[joins ? 'programada' : news] : LEFT;
      await this.mail.write(manager, {
        causa: `panel:${interview.id}:${interview.secuencia}:${key}`,
        plantilla: 'entrevista_panel',
        destinatario: contact.email,
        // Linked to the interview only: it is a message to those who hold it, not to the candidate.
        entrevista_id: interview.id,
        datos: () => ({
          novedad: say(words),
          nombre: contact.name,
          candidato,
          puesto,
          ...interviewWords(interview, holders),
        }),
        calendario: (company) =>
          calendarFile({
            ...panelEventOf(interview, {
              puesto,
              company,
              candidate,
              now,
              holders,
              attendees: stays ? attendees : [contact],
            }),
            method: stays && news !== 'cancelada' ? 'REQUEST' : 'CANCEL',
            sequence: interview.secuencia,
          }),
        ...(sendFrom ? { enviar_desde: sendFrom } : {}),
        ...(actorId ? { creado_por: actorId } : {}),
      });
    }
    return addresses.size;
  }

  /** The same when the candidate is told nothing. */
  async tellAlone(
    manager: EntityManager,
    interview: Interview,
    locked: LockedApplication,
    told: PanelNews,
  ): Promise<number> {
    const written = await this.tell(manager, interview, locked, told);
    if (written > 0) await manager.update(Interview, interview.id, { secuencia: interview.secuencia + 1 });
    return written;
  }

  /** Takes back the messages of a change. @param written how many it wrote @returns whether some had left */
  async withdraw(manager: EntityManager, interviewId: string, written: number): Promise<boolean> {
    if (written === 0) return false;
    return (await this.mail.cancelOfInterview(manager, interviewId, 'panel')).length < written;
  }
}

/** Name and address of each by their key; a member of staff who has left gets nothing. */
async function addressesOf(
  manager: EntityManager,
  people: readonly Seat[],
): Promise<Map<string, { name: string; email: string }>> {
  const ids = people.flatMap(({ usuario_id }) => usuario_id ?? []);
  const staff = await manager.findBy(User, { id: In(ids), activo: true });
  return new Map(
    people.flatMap((one) => {
      const email = one.email ?? staff.find(({ id }) => id === one.usuario_id)?.email;
      return email ? [[seatKey(one), { name: one.nombre, email }]] : [];
    }),
  );
}
