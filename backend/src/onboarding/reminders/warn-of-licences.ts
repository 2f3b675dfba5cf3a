import {
  type Cualificacion,
  CUALIFICACION_LABEL,
  counted,
  LICENCE_WARNINGS,
  plainDayFormat,
} from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { daysAfter } from '../../candidates/people/tasks/task.rules.js';
import { ConfigService } from '../../config/config.service.js';
import { MailService } from '../../mail/emails/mail.service.js';
import { db } from '../../platform/database/sql/db.js';
import { inTransaction } from '../../platform/database/transactions/transaction.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { Round } from '../../platform/schedule/rounds.js';
import { Clock } from '../../platform/values/clock.js';
import { hourInMadrid, madridDay } from '../../platform/values/madrid-day.js';
import { toldCauses } from './told-causes.js';

const EVERY_MS = 60 * 60_000;
/** Wall time in Madrid. */
const FROM_HOUR = 8;
const BATCH = 200;

const longDay = plainDayFormat({ dateStyle: 'long' });
const sayDay = (day: string): string => longDay(new Date(`${day}T00:00:00Z`));

/** The nearest term that its end has come within; a term that was missed is not told after the next. */
const termOf = (expiry: string, today: string): number =>
  Math.min(...LICENCE_WARNINGS.filter((days) => expiry <= daysAfter(today, days)));

/**
 * Warns people who were hired, in their language, and human resources, 60, 30 and 7 days before a licence ends. The
 * cause of the person's message is in `correos` once for each licence, end and term.
 */
@Injectable()
export class WarnOfLicences {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'appUrl'>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: ConfigService,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  /** How many licences were told of. */
  @Round(EVERY_MS)
  async run(): Promise<number> {
    const now = this.clock.now();
    if (hourInMadrid(now) < FROM_HOUR) return 0;
    const today = madridDay(now);
    const { company_info } = await this.config.get();
    return inTransaction(this.dataSource, async (manager) => {
      const found = await endingSoon(manager, today);
      for (const licence of found) await this.tellPerson(manager, licence);
      if (found.length > 0) await this.tellHr(manager, found, company_info.email_rrhh);
      return found.length;
    });
  }

  private async tellPerson(manager: EntityManager, { causa, ...licence }: Ending): Promise<void> {
    const { tipo, caduca_el, user_id } = licence;
    await this.mail.write(manager, {
      causa,
      plantilla: 'permiso_caduca',
      destinatario: licence.email,
      candidato_id: licence.candidato_id,
      ...(user_id ? { user_id } : {}),
      datos: () => ({
        nombre: licence.nombre,
        permiso: CUALIFICACION_LABEL[tipo],
        caduca: sayDay(caduca_el),
      }),
    });
  }

  private async tellHr(manager: EntityManager, found: readonly Ending[], mailbox: string): Promise<void> {
    const [first] = found;
    await this.mail.write(manager, {
      // Once for what is told at once: the messages to the people are claimed in the same transaction.
      causa: `permisos_caducan:${first?.causa ?? ''}`,
      plantilla: 'permisos_caducan',
      destinatario: mailbox,
      datos: {
        resumen: counted(found.length, 'permiso que caduca pronto', 'permisos que caducan pronto'),
        listado: `${this.environment.appUrl}/sistema-aplicacion/onboardings`,
      },
      lista: found.map(({ nombre, apellidos, tipo, caduca_el, candidato_id }) => ({
        titulo: `${nombre} ${apellidos}`,
        detalle: `${CUALIFICACION_LABEL[tipo]}, hasta el ${sayDay(caduca_el)}`,
        destino: `${this.environment.appUrl}/sistema-aplicacion/candidates/${candidato_id}/show`,
      })),
    });
  }
}

interface Ending {
  candidato_id: string;
  user_id: string | null;
  nombre: string;
  apellidos: string;
  email: string;
  tipo: Cualificacion;
  caduca_el: string;
  causa: string;
}

/** Licences of people who were hired that nobody was told of for their term; each is told by one process. */
async function endingSoon(manager: EntityManager, today: string): Promise<Ending[]> {
  const last = daysAfter(today, Math.max(...LICENCE_WARNINGS));
  const rows = await db(manager)
    .selectFrom('cualificaciones as q')
    .innerJoin('candidates as c', 'c.id', 'q.candidato_id')
    .where('q.caduca_el', '>=', today)
    .where('q.caduca_el', '<=', last)
    .where('c.deleted_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('incorporaciones as i')
          .innerJoin('aplicaciones_vacantes as a', 'a.id', 'i.aplicacion_id')
          .whereRef('a.candidato_id', '=', 'q.candidato_id')
          .where('a.deleted_at', 'is', null)
          .where('i.estado', 'in', ['abierta', 'incorporada'])
          .select('i.id'),
      ),
    )
    .orderBy('q.caduca_el')
    .orderBy('q.candidato_id')
    .select(['q.candidato_id', 'q.tipo', 'c.user_id', 'c.nombre', 'c.apellidos', 'c.email'])
    .select(sql<string>`q.caduca_el::text`.as('caduca_el'))
    .execute();
  const endings = rows.map((row) => ({
    ...row,
    causa: `permiso_caduca:${row.candidato_id}:${row.tipo}:${row.caduca_el}:${termOf(row.caduca_el, today)}`,
  }));
  const told = await toldCauses(
    manager,
    endings.map(({ causa }) => causa),
  );
  return endings.filter(({ causa }) => !told.has(causa)).slice(0, BATCH);
}
