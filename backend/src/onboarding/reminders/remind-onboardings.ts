import {
  counted,
  ONBOARDING_REMINDERS,
  type OnboardingActor,
  plainDayFormat,
  type StaffRole,
} from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { homeOf } from '../../auth/accounts/account.rules.js';
import { daysAfter } from '../../candidates/people/tasks/task.rules.js';
import { ConfigService } from '../../config/config.service.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { db } from '../../platform/database/sql/db.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { Round } from '../../platform/schedule/rounds.js';
import { Clock } from '../../platform/values/clock.js';
import { hourInMadrid, madridDay } from '../../platform/values/madrid-day.js';
import {
  type OnboardingRow,
  onboardingsOf,
  type OnboardingTaskRow,
  tasksByOnboarding,
} from '../onboarding-rows.js';
import { awaited, inOrder, textNow } from '../onboarding.rules.js';
import { toldCauses } from './told-causes.js';

const EVERY_MS = 5 * 60_000;
/** Wall time in Madrid. */
const FROM_HOUR = 8;
const LISTED = 20;

const longDay = plainDayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** What somebody has to do for one incorporación. */
interface ToDo {
  row: OnboardingRow;
  tasks: OnboardingTaskRow[];
}

interface Receiver {
  /** Of human resources: their mailbox. */
  userId: string | null;
  role: StaffRole;
  email: string;
}

/**
 * Reminds whoever must act seven, three and one day before a first day, from eight o'clock on, in one message: the
 * person of their own tasks, and each of staff of all first days that are so far off. The cause of a message is in
 * `correos` once, so that a second process or tick writes nothing; a day that has passed is not caught up.
 */
@Injectable()
export class RemindOnboardings {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: ConfigService,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  /** How many messages were written. */
  @Round(EVERY_MS)
  async run(): Promise<number> {
    const now = this.clock.now();
    if (hourInMadrid(now) < FROM_HOUR) return 0;
    const { company_info } = await this.config.get();
    const today = madridDay(now);
    return inTransaction(this.dataSource, async (manager) => {
      const due = await dueOn(manager, today);
      const staff = await this.staffOf(manager, due, company_info.email_rrhh);
      const causes = [
        ...due.map((one) => causeOfPerson(one, today)),
        ...[...staff.keys()].map((one) => causeOfStaff(one, today)),
      ];
      const told = await toldCauses(manager, causes);
      const persons = due.filter((one) => !told.has(causeOfPerson(one, today)) && ownTasks(one).length > 0);
      const receivers = [...staff].filter(([one]) => !told.has(causeOfStaff(one, today)));
      for (const one of persons) await this.remindPerson(manager, one, today);
      for (const [receiver, todo] of receivers) await this.remindStaff(manager, receiver, { todo, today });
      return persons.length + receivers.length;
    });
  }

  private async remindPerson(manager: EntityManager, todo: ToDo, today: string): Promise<void> {
    const { row } = todo;
    const own = ownTasks(todo);
    const { primer_dia, vacante } = row;
    await this.mail.write(manager, {
      causa: causeOfPerson(todo, today),
      plantilla: 'incorporacion_recordatorio',
      destinatario: row.email,
      candidato_id: row.candidato_id,
      aplicacion_id: row.aplicacion_id,
      ...(row.user_id ? { user_id: row.user_id } : {}),
      datos: () => ({
        nombre: row.nombre,
        puesto: vacante ?? '',
        dia: longDay(new Date(`${primer_dia ?? today}T00:00:00Z`)),
        hora: row.hora ?? '',
        lugar: row.lugar ?? '',
        contacto: row.contacto ?? '',
      }),
      lista: () =>
        own.map((task) => ({
          titulo: textNow(task.titulo),
          detalle: textNow(task.detalle),
          destino: `${this.environment.appUrl}/portal-candidato`,
        })),
    });
  }

  private async remindStaff(
    manager: EntityManager,
    receiver: Receiver,
    { todo, today }: { todo: ToDo[]; today: string },
  ): Promise<void> {
    const { userId, role, email } = receiver;
    // Managers have no list of incorporaciones: they do these tasks on their start page.
    const home = role === 'responsable' ? this.environment.appUrl + homeOf(role) : null;
    const list = home ?? `${this.environment.appUrl}/sistema-aplicacion/onboardings`;
    await this.mail.write(manager, {
      causa: causeOfStaff(receiver, today),
      plantilla: 'incorporaciones_pendientes',
      destinatario: email,
      ...(userId ? { user_id: userId } : {}),
      datos: {
        resumen: counted(todo.length, 'incorporación con tareas tuyas', 'incorporaciones con tareas tuyas'),
        listado: list,
      },
      lista: todo.slice(0, LISTED).map(({ row, tasks }) => ({
        titulo: `${row.nombre} ${row.apellidos}, ${longDay(new Date(`${row.primer_dia ?? today}T00:00:00Z`))}`,
        detalle: tasks.map(({ titulo }) => titulo.es ?? '').join(' · '),
        destino: home ?? `${list}/${row.id}/show`,
      })),
    });
  }

  /** What each of staff has to do. The tasks of a manager or of IT that nobody was named for are human resources'. */
  private async staffOf(
    manager: EntityManager,
    due: readonly ToDo[],
    mailbox: string,
  ): Promise<Map<Receiver, ToDo[]>> {
    const ids = due
      .flatMap(({ row }) => [row.responsable_id, row.informatica_id])
      .filter((id) => id !== null);
    const accounts = await db(manager)
      .selectFrom('users')
      .where((eb) => isAnyOf(eb.ref('id'), ids))
      .where('activo', '=', true)
      .where('role', '<>', 'candidate')
      .select(['id', 'email', 'role'])
      .execute();
    const receivers = accounts.map(({ id, email, role }): Receiver => ({
      userId: id,
      email,
      role: role as StaffRole,
    }));
    const hr: Receiver = { userId: null, email: mailbox, role: 'rrhh' };
    const found = new Map<Receiver, ToDo[]>();
    for (const { row, tasks } of due) {
      const receiverOf = ({ turno, tipo }: OnboardingTaskRow): Receiver => {
        const id = {
          responsable: row.responsable_id,
          informatica: row.informatica_id,
          rrhh: null,
          persona: null,
        };
        const named = receivers.find(({ userId }) => userId === id[turno]);
        // A value is written in the record, which a manager does not open.
        return named && (named.role !== 'responsable' || tipo === 'tarea') ? named : hr;
      };
      const open = ofActors(tasks, ['rrhh', 'responsable', 'informatica']);
      for (const receiver of [hr, ...receivers]) {
        const own = open.filter((task) => receiverOf(task) === receiver);
        if (own.length > 0) found.set(receiver, [...(found.get(receiver) ?? []), { row, tasks: own }]);
      }
    }
    return found;
  }
}

/** What may be done now and is to be done until the first day. */
const ofActors = (
  tasks: readonly OnboardingTaskRow[],
  actors: readonly OnboardingActor[],
): OnboardingTaskRow[] =>
  inOrder(tasks).filter(
    (task) =>
      task.hecha_at === null &&
      task.obligatoria &&
      task.dias <= 0 &&
      actors.includes(task.turno) &&
      awaited(task, tasks) === null,
  );

const ownTasks = ({ tasks }: ToDo): OnboardingTaskRow[] => ofActors(tasks, ['persona']);

const causeOfPerson = ({ row }: ToDo, today: string): string => `incorporacion:${row.id}:aviso:${today}`;
const causeOfStaff = ({ userId }: Receiver, today: string): string =>
  `incorporaciones:${userId ?? 'rrhh'}:${today}`;

async function dueOn(manager: EntityManager, today: string): Promise<ToDo[]> {
  const days = ONBOARDING_REMINDERS.map((before) => daysAfter(today, before));
  const found = await db(manager)
    .selectFrom('incorporaciones as i')
    .innerJoin('aplicaciones_vacantes as a', 'a.id', 'i.aplicacion_id')
    .where('i.estado', '=', 'abierta')
    // Not of those who were rejected and wait to be told.
    .where('a.estado', '=', 'contratada')
    .where('i.primer_dia', 'in', days)
    .select('i.id')
    .execute();
  const ids = found.map(({ id }) => id);
  const tasks = await tasksByOnboarding(manager, ids);
  return (await onboardingsOf(manager, ids)).map((row) => ({ row, tasks: tasks.get(row.id) ?? [] }));
}
