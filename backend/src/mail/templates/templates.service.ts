import { EDITABLE_TEMPLATES, type EditableTemplate } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { EmailTemplatesRepository } from './email-templates.repository.js';
import { findTextErrors, type EmailText } from './email-text.rules.js';
import { describeTemplate } from './render.js';
import {
  type TemplateResponse,
  type TemplateRow,
  type TemplateVariableResponse,
  type TemplateVersionResponse,
  toBuiltInVersion,
  toTemplateRow,
  toTemplateVersion,
} from './template.dto.js';

/** Older versions that are listed and can be restored. */
const VERSIONS = 30;

/** HR's texts of templates. Each change is a new version; all versions are kept. */
@Injectable()
export class TemplatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly templates: EmailTemplatesRepository,
    private readonly logs: LogsService,
  ) {}

  async list(): Promise<TemplateRow[]> {
    const current = await this.templates.currentOfAll(this.dataSource.manager, EDITABLE_TEMPLATES);
    const byName = new Map(current.map((version) => [version.plantilla, version]));
    return EDITABLE_TEMPLATES.map((plantilla) =>
      toTemplateRow(plantilla, byName.get(plantilla) ?? null, describeTemplate(plantilla).text),
    );
  }

  /** @throws {DomainError} `template_not_found`. */
  async get(id: string): Promise<TemplateResponse> {
    const plantilla = known(id);
    const { text, variables } = describeTemplate(plantilla);
    const current = await this.templates.current(this.dataSource.manager, plantilla);
    return { ...toTemplateRow(plantilla, current, text), cuerpo: (current ?? text).cuerpo, variables };
  }

  /** Newest first, ending with the built-in text. @throws {DomainError} `template_not_found`. */
  async listVersions(id: string): Promise<TemplateVersionResponse[]> {
    const plantilla = known(id);
    const versions = await this.templates.listVersions(this.dataSource.manager, plantilla, VERSIONS);
    return [...versions.map(toTemplateVersion), toBuiltInVersion(describeTemplate(plantilla).text)];
  }

  /**
   * Writes a new version after version `seen`. An equal text changes nothing.
   * @throws {DomainError} `template_not_found`, `template_stale`, `validation_failed`.
   */
  async save(id: string, text: EmailText, seen: number, actor: Actor): Promise<TemplateResponse> {
    const plantilla = known(id);
    this.check(plantilla, text);
    await this.write(plantilla, text, seen, null, actor);
    return this.get(plantilla);
  }

  /** Copies an older version as a new one. @throws like `save`. */
  async restore(id: string, from: number, seen: number, actor: Actor): Promise<TemplateResponse> {
    const plantilla = known(id);
    const { text } = describeTemplate(plantilla);
    const older =
      from === 0 ? text : await this.templates.findVersion(this.dataSource.manager, plantilla, from);
    if (!older) throw new DomainError('template_not_found');
    await this.write(plantilla, older, seen, from, actor);
    return this.get(plantilla);
  }

  /** @throws {DomainError} `validation_failed` with the errors by field; `template_not_found`. */
  check(id: string, text: EmailText, { byHand = false } = {}): EditableTemplate {
    const plantilla = known(id);
    const { names, namesByHand } = describeTemplate(plantilla);
    const errors = findTextErrors(text, byHand ? namesByHand : names);
    if (errors) throw new DomainError('validation_failed', {}, errors);
    return plantilla;
  }

  /** Blocks allowed in a manual message. */
  blocksByHand(plantilla: EditableTemplate): TemplateVariableResponse[] {
    const { variables, namesByHand } = describeTemplate(plantilla);
    return variables.filter(({ nombre }) => namesByHand.bloques.includes(nombre));
  }

  /** Draft of a manual message to many recipients, and its allowed names. */
  async startToMany(
    plantilla: EditableTemplate,
  ): Promise<EmailText & { variables: TemplateVariableResponse[] }> {
    const { asunto, cuerpo, variables } = await this.get(plantilla);
    const { namesByHand } = describeTemplate(plantilla);
    const offered = variables.filter(({ nombre, bloque }) => !bloque || namesByHand.bloques.includes(nombre));
    const left = variables
      .filter((variable) => !offered.includes(variable))
      .map(({ nombre }) => `{${nombre}}`);
    const lines = cuerpo.split('\n').filter((line) => !left.includes(line.trim()));
    return { asunto, cuerpo: lines.join('\n').replace(/\n{3,}/g, '\n\n'), variables: offered };
  }

  private write(
    plantilla: EditableTemplate,
    { asunto, cuerpo }: EmailText,
    seen: number,
    restaurada_de: number | null,
    actor: Actor,
  ): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const current = await this.templates.current(manager, plantilla);
      const standing = current ?? describeTemplate(plantilla).text;
      if (standing.asunto === asunto && standing.cuerpo === cuerpo) return;
      if ((current?.version ?? 0) !== seen) throw new DomainError('template_stale');
      const version = seen + 1;
      await this.templates.add(manager, {
        plantilla,
        version,
        asunto,
        cuerpo,
        restaurada_de,
        autor_id: actor.userId,
      });
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: restaurada_de === null ? 'templates.changed' : 'templates.restored',
        details:
          restaurada_de === null
            ? `Plantilla de correo «${plantilla}» modificada: versión ${version}.`
            : `Plantilla de correo «${plantilla}» restaurada desde la versión ${restaurada_de}: versión ${version}.`,
        entity: 'plantilla',
        entityId: plantilla,
      });
    });
  }
}

function known(id: string): EditableTemplate {
  const plantilla = EDITABLE_TEMPLATES.find((editable) => editable === id);
  if (!plantilla) throw new DomainError('template_not_found');
  return plantilla;
}
