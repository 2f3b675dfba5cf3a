import { CHECKED_COMPONENTS, COMPONENT_LABEL, type CheckState } from '@hiring/contract';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { Clock } from '../../platform/values/clock.js';
import { VERSION } from '../../platform/values/version.js';
import { serverVersion } from '../database/catalogue.js';
import { type Availability, CheckResults } from './check-results.js';
import type { CheckResult } from './check-result.entity.js';
import type { SystemAvailability, ComponentStatus, SystemInfo, SystemStatus } from './system.dto.js';
import { worstOf } from './verdict.rules.js';

/** Checks that are older say nothing of now: some process should have made newer ones. */
const STALE_MS = 5 * 60_000;
const AVAILABILITY_DAYS = 30;
const SENTENCE: Readonly<Record<CheckState, string>> = {
  ok: 'Sistema seguro',
  aviso: 'El sistema requiere atención',
  fallo: 'Hay una parte del sistema que no funciona',
};

@Injectable()
export class StatusService {
  constructor(
    private readonly results: CheckResults,
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'production'>,
    private readonly clock: Clock,
  ) {}

  /** What the last checks found: no part is asked now. */
  async status(): Promise<SystemStatus> {
    const [now, results, availability] = await Promise.all([
      this.results.now(),
      this.results.list(),
      this.results.availability(AVAILABILITY_DAYS),
    ]);
    const componentes = CHECKED_COMPONENTS.flatMap((name) => {
      const result = results.find(({ componente }) => componente === name);
      return result ? [toComponent(result, now)] : [];
    });
    const checked = componentes.map(({ comprobado_at }) => comprobado_at).sort();
    const estado = worstOf(componentes.map((component) => component.estado));
    return {
      estado,
      mensaje: SENTENCE[estado],
      componentes,
      disponibilidad: toAvailability(availability),
      comprobado_at: checked.includes(null) ? null : (checked[0] ?? null),
    };
  }

  async info(): Promise<SystemInfo> {
    const server = await serverVersion(this.dataSource);
    const migration = await db(this.dataSource)
      .selectFrom('migrations')
      .select('name')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const seconds = Math.floor(process.uptime());
    return {
      version: VERSION,
      node: process.versions.node,
      base_de_datos: `PostgreSQL ${server}`,
      esquema: migration?.name ?? '',
      arrancado_at: new Date(this.clock.now().getTime() - seconds * 1000).toISOString(),
      en_marcha_segundos: seconds,
      produccion: this.environment.production,
    };
  }
}

function toComponent(result: CheckResult, now: number): ComponentStatus {
  const { componente, comprobado_at } = result;
  const at = comprobado_at?.getTime() ?? null;
  const seen = {
    componente,
    nombre: COMPONENT_LABEL[componente],
    comprobado_at: comprobado_at?.toISOString() ?? null,
  };
  if (at === null) return { ...seen, estado: 'aviso', mensaje: 'Todavía no se ha comprobado.', datos: {} };
  if (now - at > STALE_MS) {
    const mensaje = `No se ha vuelto a comprobar. Lo último que se vio: ${result.mensaje}`;
    return { ...seen, estado: result.estado === 'fallo' ? 'fallo' : 'aviso', mensaje, datos: result.datos };
  }
  return { ...seen, estado: result.estado, mensaje: result.mensaje, datos: result.datos };
}

/** Cut and not rounded: 100 % is said only where nothing failed. */
function toAvailability({ checks, usable, since }: Availability): SystemAvailability | null {
  if (checks === 0 || since === null) return null;
  return { porcentaje: Math.floor((usable * 10_000) / checks) / 100, comprobaciones: checks, desde: since };
}
