import { RULE_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { LogsService } from '../../../logs/logs.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { db } from '../../../platform/database/sql/db.js';
import { countIf, isAnyOf } from '../../../platform/database/sql/scalars.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import { recordOf } from '../../../platform/http/lists/whole-list.js';
import { Clock } from '../../../platform/values/clock.js';
import { TemplatesService } from '../../../mail/templates/templates.service.js';
import { occurrences } from './occurrences.js';
import { RuleChecks } from './rule-checks.js';
import type {
  RulePreviewResponse,
  RuleRequest,
  RuleResponse,
  RuleRunResponse,
  RuleUpdate,
} from './rule.dto.js';
import { Rule } from './rule.entity.js';
import { RuleMatches } from './rule-matches.js';
import { readRule } from './rule.rules.js';
import { lockRow } from '../../../platform/database/lock-row.js';

const DAY_MS = 24 * 60 * 60_000;
const RUNS_SHOWN = 100;
/** Applications that a preview tries. */
const TRIED = 2000;

/** Rules as people write them. What they do is in run-rules.ts. */
@Injectable()
export class RulesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly checks: RuleChecks,
    private readonly matches: RuleMatches,
    private readonly templates: TemplatesService,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** All by name. */
  async list(): Promise<RuleResponse[]> {
    const { manager } = this.dataSource;
    const rules = await manager.find(Rule, { order: { nombre: 'ASC', id: 'ASC' } });
    const checked = await this.checks.of(manager, rules);
    const ids = rules.map(({ id }) => id);
    const counted = new Map((await runsOf(manager, ids, this.since())).map((row) => [row.regla_id, row]));
    return rules.map((rule, place) => ({
      id: rule.id,
      nombre: rule.nombre,
      activa: rule.activa_desde !== null,
      cuando: rule.cuando,
      si: rule.si,
      entonces: rule.entonces,
      freno_hora: rule.freno_hora,
      version: rule.version,
      ...(checked[place] ?? { cuando_texto: '', entonces_textos: [], avisos: [] }),
      parada: rule.parada,
      parada_at: rule.parada_at?.toISOString() ?? null,
      ejecuciones: counted.get(rule.id)?.hechas ?? 0,
      fallos: counted.get(rule.id)?.fallos ?? 0,
    }));
  }

  /** @throws {DomainError} `rule_not_found`. */
  async get(id: string): Promise<RuleResponse> {
    return recordOf(await this.list(), id, 'rule_not_found');
  }

  /** It is off. @throws {DomainError} `validation_failed`, `rules_limit`. */
  async create(request: RuleRequest, actor: Actor): Promise<RuleResponse> {
    const parts = this.read(request);
    const id = await inRequestTransaction(this.dataSource, async (manager) => {
      // Of many at once none sees the others: they are counted one after the other.
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('reglas'))`);
      if ((await manager.count(Rule)) >= RULE_LIMITS.reglas) {
        throw new DomainError('rules_limit', { max: RULE_LIMITS.reglas });
      }
      await this.assertWhole(manager, parts);
      const now = this.clock.now();
      const made = manager.create(Rule, { ...parts, activa_desde: null, created_at: now, updated_at: now });
      const rule = await manager.save(made);
      await this.record(manager, actor, rule.id, 'created', 'Regla creada');
      return rule.id;
    });
    return this.get(id);
  }

  /**
   * Of two people who edit it the second is refused. Switched on it looks at what happens from then on.
   * @throws {DomainError} `rule_not_found`, `rule_stale`, `validation_failed`, `rule_broken`.
   */
  async update(id: string, request: RuleUpdate, actor: Actor): Promise<RuleResponse> {
    const parts = this.read(request);
    await inRequestTransaction(this.dataSource, async (manager) => {
      const rule = await lockRow(manager, Rule, { id }, 'rule_not_found');
      if (rule.version !== request.version) throw new DomainError('rule_stale');
      const wasOn = rule.activa_desde !== null;
      const isOn = request.activa ?? wasOn;
      // One that is off may be kept as it is with what is gone, to be switched off or mended.
      if (isOn) await this.assertWhole(manager, parts);
      await manager.update(Rule, id, {
        ...parts,
        ...(isOn !== wasOn && { activa_desde: isOn ? () => 'clock_timestamp()' : null }),
        ...(isOn && !wasOn && { activada_por: actor.userId }),
        ...(isOn && { parada: null, parada_at: null }),
        version: rule.version + 1,
        updated_at: this.clock.now(),
      });
      const done = isOn === wasOn ? 'cambiada' : isOn ? 'encendida' : 'apagada';
      await this.record(manager, actor, id, 'updated', `Regla ${done}`);
    });
    return this.get(id);
  }

  /** What it did stays in the history. @throws {DomainError} `rule_not_found`. */
  async remove(id: string, actor: Actor): Promise<RuleResponse> {
    const gone = await this.get(id);
    await inRequestTransaction(this.dataSource, async (manager) => {
      await lockRow(manager, Rule, { id }, 'rule_not_found');
      await manager.delete(Rule, id);
      await this.record(manager, actor, id, 'deleted', 'Regla eliminada');
    });
    return gone;
  }

  /** For whom it would have run in the last 30 days; nothing happens. @throws {DomainError} `rule_not_found`, `rule_broken`. */
  async preview(id: string): Promise<RulePreviewResponse> {
    const rule = await this.dataSource.manager.findOneBy(Rule, { id });
    if (!rule) throw new DomainError('rule_not_found');
    const [until, after] = [this.clock.now(), this.since()];
    const newest = occurrences(this.dataSource, rule.cuando, { after, until }).as('o');
    const found = await db(this.dataSource)
      .selectFrom(newest)
      .groupBy('o.aplicacion_id')
      .select((eb) => ['o.aplicacion_id', eb.fn.max('o.at').as('at')])
      .orderBy('at', 'desc')
      .orderBy('o.aplicacion_id')
      .limit(TRIED + 1)
      .execute();
    const tried = found.slice(0, TRIED);
    const fulfilled = await this.fulfilling(rule, tried.map(idOf));
    const would = tried.filter(({ aplicacion_id }) => fulfilled.has(aplicacion_id));
    const shown = would.slice(0, RULE_LIMITS.personas);
    const known = await peopleOf(this.dataSource.manager, shown.map(idOf));
    const people = new Map(known.map((one) => [idOf(one), one]));
    return {
      desde: after.toISOString(),
      total: found.length > TRIED ? null : would.length,
      aproximado: rule.cuando.tipo === 'campo_cambiado',
      personas: shown.flatMap(({ aplicacion_id, at }) => {
        const person = people.get(aplicacion_id);
        return person ? [{ ...person, fecha: at.toISOString() }] : [];
      }),
    };
  }

  /** The latest first. @throws {DomainError} `rule_not_found`. */
  async runs(id: string): Promise<RuleRunResponse[]> {
    if (!(await this.dataSource.manager.existsBy(Rule, { id }))) throw new DomainError('rule_not_found');
    const rows = await db(this.dataSource)
      .selectFrom('ejecuciones_regla as e')
      .innerJoin('aplicaciones_vacantes as a', 'a.id', 'e.aplicacion_id')
      .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
      .where('e.regla_id', '=', id)
      .where('c.deleted_at', 'is', null)
      .orderBy('e.at', 'desc')
      .orderBy('e.id', 'desc')
      .limit(RUNS_SHOWN)
      .select(['e.id', 'e.at', 'e.aplicacion_id', 'a.candidato_id', 'c.nombre', 'c.apellidos'])
      .select(['e.acciones', 'e.error', 'e.motivo', 'e.deshecha_at'])
      .execute();
    return rows.map(({ at, acciones, deshecha_at, ...row }) => ({
      ...row,
      fecha: at.toISOString(),
      hecho: acciones.map(({ texto }) => texto),
      deshecha_at: deshecha_at?.toISOString() ?? null,
      puede_deshacerse: deshecha_at === null && acciones.some(({ tipo }) => tipo !== 'webhook'),
    }));
  }

  /** A filter that the list has no more is told as people know it. @throws {DomainError} `rule_broken`. */
  private async fulfilling(rule: Rule, applicationIds: readonly string[]): Promise<Set<string>> {
    try {
      return await this.matches.of(this.dataSource, rule.si, applicationIds);
    } catch (error) {
      if (error instanceof DomainError) await this.assertWhole(this.dataSource.manager, rule);
      throw error;
    }
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - RULE_LIMITS.vista * DAY_MS);
  }

  /** @throws {DomainError} `validation_failed`. */
  private read({ nombre, si, freno_hora = RULE_LIMITS.freno.usual, ...request }: RuleRequest) {
    const { cuando, entonces, errors } = readRule(request.cuando, request.entonces);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    for (const action of entonces) {
      if (action.tipo !== 'mensaje' || action.plantilla) continue;
      const { asunto, cuerpo } = action;
      this.templates.check('contacto', { asunto, cuerpo }, { byHand: true });
    }
    return { nombre, si, freno_hora, cuando, entonces };
  }

  /** @throws {DomainError} `rule_broken`, with why it cannot work. */
  private async assertWhole(
    manager: EntityManager,
    parts: Pick<Rule, 'cuando' | 'si' | 'entonces'>,
  ): Promise<void> {
    const [{ avisos } = { avisos: [] }] = await this.checks.of(manager, [parts]);
    if (avisos.length > 0) throw new DomainError('rule_broken', { problems: avisos.join(' ') });
  }

  private record(
    manager: EntityManager,
    actor: Actor,
    id: string,
    action: string,
    details: string,
  ): Promise<void> {
    return this.logs.record(manager, {
      actorId: actor.userId,
      action: `rule.${action}`,
      details,
      entity: 'rules',
      entityId: id,
      level: action === 'deleted' ? 'warning' : 'info',
    });
  }
}

const idOf = ({ aplicacion_id }: { aplicacion_id: string }): string => aplicacion_id;

const runsOf = (manager: EntityManager, ids: readonly string[], since: Date) =>
  db(manager)
    .selectFrom('ejecuciones_regla')
    .where((eb) => isAnyOf(eb.ref('regla_id'), ids))
    .where('at', '>=', since)
    .groupBy('regla_id')
    .select('regla_id')
    .select(countIf(sql`acciones <> '[]'`).as('hechas'))
    .select(countIf(sql`error is not null`).as('fallos'))
    .execute();

const peopleOf = (manager: EntityManager, applicationIds: readonly string[]) =>
  db(manager)
    .selectFrom('aplicaciones_vacantes as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
    .leftJoin('vacantes as v', 'v.id', 'a.vacante_id')
    .where((eb) => isAnyOf(eb.ref('a.id'), applicationIds))
    .select(['a.id as aplicacion_id', 'a.candidato_id', 'c.nombre', 'c.apellidos', 'v.titulo as vacante'])
    .execute();
