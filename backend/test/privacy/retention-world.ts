import { RetentionRounds } from '../../src/privacy/retention/retention-rounds.js';
import { TakeStep } from '../../src/privacy/retention/take-step.js';
import { RetentionRepository } from '../../src/privacy/retention/retention.repository.js';
import { RetentionSettingsService } from '../../src/privacy/retention/retention-settings.service.js';
import { planOf } from '../../src/privacy/retention/retention.rules.js';
import type { User } from '../../src/auth/user.entity.js';
import type { World } from '../world.js';

const DAY_MS = 86_400_000;
export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

export interface PersonGiven {
  nombre?: string;
  email: string;
  user?: User;
  /** Of the last application; `recibida` is open. */
  estado?: 'recibida' | 'rechazada' | 'contratada';
  /** Instant of the last activity. */
  since: Date;
}

/** People with a history, and the retention job run at once instead of by the queue. */
export class RetentionWorld {
  constructor(readonly world: World) {}

  query<T = unknown>(sql: string, values: unknown[] = []): Promise<T[]> {
    return this.world.dataSource.query<T[]>(sql, values);
  }

  /** A person with one application; gives back the id of the record. */
  async person({ nombre = 'Marta', email, user, estado = 'rechazada', since }: PersonGiven): Promise<string> {
    const [candidate] = await this.query<{ id: string }>(
      `INSERT INTO candidates (user_id, nombre, apellidos, email, telefono, direccion, ciudad, departamento, posicion,
         estado, etapa, created_at, fecha_aplicacion)
       VALUES ($1, $2, 'Pasada', $3, '600000000', 'C/ 1', 'Vic', 'chofer', 'conductor', $4, $4, $5, $5) RETURNING id`,
      [user?.id ?? null, nombre, email, estado, since],
    );
    const id = String(candidate?.id);
    await this.query(
      `WITH a AS (INSERT INTO aplicaciones_vacantes (candidato_id, departamento, posicion, estado, estado_candidato,
           fecha_aplicacion, en_fase_desde, fecha_contratacion)
         VALUES ($1, 'chofer', 'conductor', $2, $2, $3::timestamptz, $3::timestamptz,
           CASE WHEN $2 = 'contratada' THEN $3::timestamptz END) RETURNING id)
       SELECT id FROM a`,
      [id, estado, since],
    );
    await this.query(
      `UPDATE candidates SET aplicacion_actual_id = (SELECT id FROM aplicaciones_vacantes WHERE candidato_id = $1)
       WHERE id = $1`,
      [id],
    );
    return id;
  }

  async stateOf(id: string): Promise<string | null> {
    const [row] = await this.query<{ estado: string }>(
      `SELECT estado FROM plazos_conservacion WHERE candidato_id = $1`,
      [id],
    );
    return row?.estado ?? null;
  }

  /** Runs every step that is due now, like a round with its jobs. */
  async round(): Promise<void> {
    const { app, clock } = this.world;
    const config = await app.get(RetentionSettingsService).read();
    const plan = planOf(config, clock.now(), clock.now());
    for (const step of ['aviso', 'cuarentena', 'borrado'] as const) {
      const due = await app.get(RetentionRepository).listDue(step, plan, { limit: 500 });
      for (const { candidato_id } of due) await app.get(TakeStep).execute(step, candidato_id);
    }
  }

  /** The same through the queue. */
  begin(): Promise<void> {
    return this.world.app.get(RetentionRounds).begin();
  }
}
