import type { RuleStop } from '@hiring/contract';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type DataSource, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { errorOfConstraint } from '../../../platform/errors/constraint-errors.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { sentenceOf } from '../../../platform/errors/error-catalogue.js';
import { inTransaction, joining } from '../../../platform/database/transactions/transaction.js';
import { db } from '../../../platform/database/sql/db.js';
import { Round } from '../../../platform/schedule/rounds.js';
import { Clock } from '../../../platform/values/clock.js';
import { madridDay } from '../../../platform/values/madrid-day.js';
import { TasksService } from '../../people/tasks/tasks.service.js';
import { BY_ITSELF, DoRuleActions } from './do-rule-actions.js';
import { actAs } from './act-as.js';
import { RuleChecks } from './rule-checks.js';
import { RuleMatches } from './rule-matches.js';
import { Rule, RuleEvent, RuleRun } from './rule.entity.js';
import { listens } from './rule.rules.js';

const EVERY_MS = 10_000;
const HOUR_MS = 60 * 60_000;

const STOPPED: Record<RuleStop, (freno: number) => string> = {
  freno: (freno) =>
    `Ha actuado ${freno} veces en una hora, su freno. Lo que esperaba se queda sin hacer. Mira si es lo que querías antes de encenderla otra vez.`,
  rota: () => 'Nombra algo que ya no existe. Corrígela antes de encenderla otra vez.',
};

/**
 * Takes the events in their order and runs the rules that listen to each. A rule with all of its actions, and the row that
 * says so, are one transaction, with the rule locked: several processes may run this, and after a crash the event is taken
 * again and what stands is not repeated.
 */
@Injectable()
export class RunRules {
  private readonly logger = new Logger('rules');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly actions: DoRuleActions,
    private readonly matches: RuleMatches,
    private readonly checks: RuleChecks,
    private readonly tasks: TasksService,
    private readonly clock: Clock,
  ) {}

  /** How many events were taken. */
  @Round(EVERY_MS)
  async run(): Promise<number> {
    const { manager } = this.dataSource;
    for (let taken = 0; ; taken++) {
      const event = await manager.findOne(RuleEvent, { where: { hecho_at: IsNull() }, order: { id: 'ASC' } });
      if (!event) return taken;
      const rules = await manager.find(Rule, {
        where: { activa_desde: Not(IsNull()) },
        order: { created_at: 'ASC', id: 'ASC' },
      });
      for (const rule of rules) if (listens(rule, event)) await this.settle(rule, event);
      await manager.update(RuleEvent, { id: event.id, hecho_at: IsNull() }, { hecho_at: this.clock.now() });
    }
  }

  /** A rule that fails leaves nothing but the row that says why; the next one goes on. */
  private async settle(rule: Rule, event: RuleEvent): Promise<void> {
    try {
      await inTransaction(this.dataSource, (manager) =>
        joining(manager, () => this.runOnce(manager, rule.id, event)),
      );
    } catch (error) {
      const refused = error instanceof DomainError ? error : errorOfConstraint(error);
      if (!refused) this.logger.error('a rule failed', error instanceof Error ? error.stack : String(error));
      const failed = {
        error: refused?.code ?? 'internal_error',
        motivo: refused ? sentenceOf(refused.code, refused.params) : 'Ha ocurrido un error interno',
      };
      await inTransaction(this.dataSource, (manager) => this.record(manager, rule, event, failed));
    }
  }

  private async runOnce(manager: EntityManager, id: string, event: RuleEvent): Promise<void> {
    const rule = await manager.findOne(Rule, { where: { id }, lock: { mode: 'pessimistic_write' } });
    // Switched off or changed meanwhile, or another process was first.
    if (!rule || !listens(rule, event)) return;
    if (await manager.existsBy(RuleRun, { regla_id: id, clave: event.clave })) return;
    const [checked] = await this.checks.of(manager, [rule]);
    if (!checked || checked.avisos.length > 0) return this.stop(manager, rule, 'rota');
    const fulfilled = await this.matches.of(manager, rule.si, [event.aplicacion_id]);
    if (!fulfilled.has(event.aplicacion_id)) return;
    const hourAgo = new Date(this.clock.now().getTime() - HOUR_MS);
    const runs = await manager.countBy(RuleRun, { regla_id: id, at: MoreThan(hourAgo) });
    if (runs >= rule.freno_hora) return this.stop(manager, rule, 'freno');
    await actAs(manager, [...event.de_reglas, id]);
    const runId = randomUUID();
    const { aplicacion_id } = event;
    const acciones = await this.actions.execute(
      { manager, aplicacion_id, causa: `regla:${runId}` },
      rule.entonces,
      checked.entonces_textos,
    );
    await this.record(manager, rule, event, { id: runId, acciones });
  }

  private async record(
    manager: EntityManager,
    { id, nombre }: Rule,
    { clave, aplicacion_id }: RuleEvent,
    outcome: Partial<RuleRun>,
  ): Promise<void> {
    const { acciones = [], ...rest } = outcome;
    await db(manager)
      .insertInto('ejecuciones_regla')
      .values({
        regla_id: id,
        regla: nombre,
        clave,
        aplicacion_id,
        at: this.clock.now(),
        ...rest,
        acciones: sql`${JSON.stringify(acciones)}::jsonb`,
      })
      .onConflict((conflict) => conflict.constraint('ejecuciones_regla_una_uq').doNothing())
      .execute();
  }

  /** Switches it off and tells who switched it on; everybody of the team when they are no longer of it. */
  private async stop(manager: EntityManager, rule: Rule, parada: RuleStop): Promise<void> {
    const now = this.clock.now();
    await manager.update(Rule, rule.id, {
      activa_desde: null,
      parada,
      parada_at: now,
      version: rule.version + 1,
      updated_at: now,
    });
    const titulo = `La regla «${rule.nombre}» se ha parado`;
    const detalle = STOPPED[parada](rule.freno_hora);
    const asignada_a = (await this.tasks.isStaff(manager, rule.activada_por)) ? rule.activada_por : null;
    const order = { titulo, detalle, asignada_a, vence_el: madridDay(now) };
    await this.tasks.add(manager, order, BY_ITSELF);
  }
}
