import {
  EDITABLE_TEMPLATES,
  type EditableTemplate,
  isSiteLanguage,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LogsService } from '../../logs/logs.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { inRequestTransaction } from '../../platform/database/transactions/transaction.js';
import { inLanguage } from '../../platform/http/language/language.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { EmailTemplatesRepository } from './email-templates.repository.js';
import { findTextErrors, type EmailText } from './email-text.rules.js';
import { describeTemplate } from './render.js';
import {
  templateId,
  type TemplateOfLanguage,
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

  /** By name. */
  async list(idioma: SiteLanguage): Promise<TemplateRow[]> {
    const current = await this.templates.currentOfAll(this.dataSource.manager, EDITABLE_TEMPLATES, idioma);
    const byName = new Map(current.map((version) => [version.plantilla, version]));
    const rows = EDITABLE_TEMPLATES.map((plantilla) => {
      const template = { plantilla, idioma };
      return toTemplateRow(template, byName.get(plantilla) ?? null, describe(template).text);
    });
    return rows.sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
  }

  /** @throws {DomainError} `template_not_found`. */
  async get(id: string): Promise<TemplateResponse> {
    const template = known(id);
    const { text, variables } = describe(template);
    const { plantilla, idioma } = template;
    const current = await this.templates.current(this.dataSource.manager, plantilla, idioma);
    return { ...toTemplateRow(template, current, text), cuerpo: (current ?? text).cuerpo, variables };
  }

  /** Newest first, ending with the built-in text. @throws {DomainError} `template_not_found`. */
  async listVersions(id: string): Promise<TemplateVersionResponse[]> {
    const template = known(id);
    const { plantilla, idioma } = template;
    const versions = await this.templates.listVersions(this.dataSource.manager, plantilla, idioma, VERSIONS);
    return [...versions.map(toTemplateVersion), toBuiltInVersion(describe(template).text)];
  }

  /**
   * Writes a new version after version `seen`. An equal text changes nothing.
   * @throws {DomainError} `template_not_found`, `template_stale`, `validation_failed`.
   */
  async save(id: string, text: EmailText, seen: number, actor: Actor): Promise<TemplateResponse> {
    this.check(id, text);
    await this.write(known(id), text, seen, null, actor);
    return this.get(id);
  }

  /** Copies an older version as a new one. @throws like `save`. */
  async restore(id: string, from: number, seen: number, actor: Actor): Promise<TemplateResponse> {
    const template = known(id);
    const { plantilla, idioma } = template;
    const older =
      from === 0
        ? describe(template).text
        : await this.templates.findVersion(this.dataSource.manager, plantilla, idioma, from);
    if (!older) throw new DomainError('template_not_found');
    await this.write(template, older, seen, from, actor);
    return this.get(id);
  }

  /** @throws {DomainError} `validation_failed` with the errors by field; `template_not_found`. */
  check(id: string, text: EmailText, { byHand = false } = {}): TemplateOfLanguage {
    const template = known(id);
    const { names, namesByHand } = describeTemplate(template.plantilla);
    const errors = findTextErrors(text, byHand ? namesByHand : names);
    if (errors) throw new DomainError('validation_failed', {}, errors);
    return template;
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
    template: TemplateOfLanguage,
    { asunto, cuerpo }: EmailText,
    seen: number,
    restaurada_de: number | null,
    actor: Actor,
  ): Promise<void> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const { plantilla, idioma } = template;
      const current = await this.templates.current(manager, plantilla, idioma);
      const standing = current ?? describe(template).text;
      if (standing.asunto === asunto && standing.cuerpo === cuerpo) return;
      if ((current?.version ?? 0) !== seen) throw new DomainError('template_stale');
      const version = seen + 1;
      await this.templates.add(manager, {
        plantilla,
        idioma,
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
            ? `Plantilla de correo «${templateId(template)}» modificada: versión ${version}.`
            : `Plantilla de correo «${templateId(template)}» restaurada desde la versión ${restaurada_de}: versión ${version}.`,
        entity: 'plantilla',
        entityId: templateId(template),
      });
    });
  }
}

/** "contacto": the Spanish one; "contacto.ca". @throws {DomainError} `template_not_found`. */
function known(id: string): TemplateOfLanguage {
  const [name, idioma = SOURCE_LANGUAGE] = id.split('.', 2);
  const plantilla = EDITABLE_TEMPLATES.find((editable) => editable === name);
  if (!plantilla || !isSiteLanguage(idioma) || templateId({ plantilla, idioma }) !== id) {
    throw new DomainError('template_not_found');
  }
  return { plantilla, idioma };
}

const describe = ({ plantilla, idioma }: TemplateOfLanguage) =>
  inLanguage(idioma, () => describeTemplate(plantilla));
