import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Requires } from '../../../platform/auth/decorators.js';
import { Refuses } from '../../../platform/errors/refuses.js';
import { Action } from '../../../platform/http/action.js';
import { LocationHeader } from '../../../platform/http/headers/location-header.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.js';
import { WholeList } from '../../../platform/http/lists/whole-list.js';
import { IdParam } from '../../../platform/http/validation/uuid-param.js';
import {
  RulePreviewResponse,
  RuleRequest,
  RuleResponse,
  RuleRunResponse,
  RuleUndoResponse,
  RuleUpdate,
} from './rule.dto.js';
import { RulesService } from './rules.service.js';
import { UndoRuleRun } from './undo-rule-run.js';

/** What happens by itself: when, if, then. A rule never rejects, hides or lowers anybody. */
@ApiTags('rules')
@Controller('rules')
export class RulesController {
  constructor(
    private readonly rules: RulesService,
    private readonly undoing: UndoRuleRun,
  ) {}

  /** All rules by name. */
  @Get()
  @WholeList('rules', { sort: ['nombre'], filter: {} })
  @Requires('rules:read')
  listRules(): Promise<RuleResponse[]> {
    return this.rules.list();
  }

  /** One rule. */
  @Get(':id')
  @Requires('rules:read')
  @Refuses('rule_not_found')
  getRule(@IdParam() id: string): Promise<RuleResponse> {
    return this.rules.get(id);
  }

  /** Makes a rule, which is off. */
  @Post()
  @Idempotent()
  @LocationHeader('/api/rules')
  @Requires('rules:write')
  @Refuses('rule_broken', 'rule_not_found', 'rules_limit')
  createRule(@CurrentActor() actor: Actor, @Body() request: RuleRequest): Promise<RuleResponse> {
    return this.rules.create(request, actor);
  }

  /** Changes a rule, or switches it on or off. */
  @Put(':id')
  @Requires('rules:write')
  @Refuses('rule_broken', 'rule_not_found', 'rule_stale')
  updateRule(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() request: RuleUpdate,
  ): Promise<RuleResponse> {
    return this.rules.update(id, request, actor);
  }

  /** Deletes a rule; what it did stays in the history of people. */
  @Delete(':id')
  @Requires('rules:write')
  @Refuses('rule_not_found')
  deleteRule(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<RuleResponse> {
    return this.rules.remove(id, actor);
  }

  /** For whom the rule would have run in the last 30 days. Nothing happens. */
  @Action(':id/preview')
  @Requires('rules:read')
  @Refuses('rule_broken', 'rule_not_found')
  previewRule(@IdParam() id: string): Promise<RulePreviewResponse> {
    return this.rules.preview(id);
  }

  /** What the rule did or could not do, the latest hundred first. */
  @Get(':id/runs')
  @Requires('rules:read')
  @Refuses('rule_not_found')
  listRuleRuns(@IdParam() id: string): Promise<RuleRunResponse[]> {
    return this.rules.runs(id);
  }

  /** Takes back what the rule did once, as far as nobody has gone on from there. */
  @Action('runs/:id/undo')
  @Requires('rules:write')
  @Refuses('rule_run_kept', 'rule_run_not_found', 'rule_run_undone')
  undoRuleRun(
    @CurrentActor() actor: Actor,
    @IdParam('id', 'Id of the run.') id: string,
  ): Promise<RuleUndoResponse> {
    return this.undoing.execute(id, actor);
  }
}
