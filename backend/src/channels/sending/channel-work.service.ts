import { LIMITS, type SiteLanguage, smsLength, SOURCE_LANGUAGE } from '@hiring/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { ChannelChoice } from '../../candidates/portal/threads/thread-channel.dto.js';
import {
  type ChannelOrder,
  type ChannelWork,
  type MessageOutcome,
  type ReadyMessage,
  ThreadChannels,
  type ThreadPerson,
} from '../../candidates/portal/threads/thread-channels.js';
import { db } from '../../platform/database/sql/db.js';
import { count, isAnyOf } from '../../platform/database/sql/scalars.js';
import { DomainError, invalid } from '../../platform/errors/domain-error.js';
import { sentenceOf } from '../../platform/errors/error-catalogue.js';
import { Clock } from '../../platform/values/clock.js';
import { ChannelsService } from '../settings/channels.service.js';
import { filled } from '../templates/template.rules.js';
import { WhatsappTemplates } from '../templates/whatsapp-templates.js';
import { ChannelDelivery, type FilledTemplate } from './channel-delivery.entity.js';
import { ChannelDeliveries } from './channel-deliveries.js';
import { ChannelJobs } from './channel-jobs.js';
import { ChannelStandings } from './channel-standings.js';
import { countMessage } from './count-message.js';
import { failureOf } from './failures.js';
import { monthOf } from './month.js';
import { partsOf } from './parts.rules.js';
import { contentRefusal, refusalOf, windowUntil } from './writing.rules.js';

/** What conversations need of channels: what is possible, what became of messages, and that they are sent. */
@Injectable()
export class ChannelWorkService implements ChannelWork, OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly threads: ThreadChannels,
    private readonly channels: ChannelsService,
    private readonly templates: WhatsappTemplates,
    private readonly jobs: ChannelJobs,
    private readonly deliveries: ChannelDeliveries,
    private readonly standings: ChannelStandings,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.threads.register(this);
  }

  async choices(person: ThreadPerson): Promise<ChannelChoice[]> {
    const { manager } = this.dataSource;
    const active = await this.channels.active(manager);
    const standings = active.length > 0 ? await this.standings.of(manager, person.id, active) : [];
    const last = standings.length > 0 ? await lastChannel(manager, person.id) : null;
    const now = this.clock.now();
    const choices = standings.map((standing): ChannelChoice => {
      const motivo = refusalOf(standing);
      const until = windowUntil(standing, now);
      return {
        canal: standing.canal,
        disponible: motivo === null,
        motivo,
        explicacion: motivo && sentenceOf(motivo),
        solo_plantilla: standing.canal === 'whatsapp' && until === null,
        ventana_hasta: until?.toISOString() ?? null,
        propuesto: motivo === null && standing.canal === last,
      };
    });
    const portal = { canal: 'portal' as const, disponible: true, motivo: null, explicacion: null };
    const propuesto = !choices.some((one) => one.propuesto);
    return [{ ...portal, solo_plantilla: false, ventana_hasta: null, propuesto }, ...choices];
  }

  async outcomes(messageIds: readonly string[]): Promise<ReadonlyMap<string, MessageOutcome>> {
    if (messageIds.length === 0) return new Map();
    const { manager } = this.dataSource;
    const ids = [...messageIds];
    const deliveries = await manager.findBy(ChannelDelivery, { mensaje_id: In(ids) });
    const media = await db(manager)
      .selectFrom('medios_canal')
      .where((eb) => isAnyOf(eb.ref('mensaje_id'), ids))
      .groupBy('mensaje_id')
      .select(['mensaje_id', count().as('files')])
      .execute();
    return new Map(
      ids.map((id) => {
        const row = deliveries.find(({ mensaje_id }) => mensaje_id === id);
        const pendingFiles = media.find(({ mensaje_id }) => mensaje_id === id)?.files ?? 0;
        return [id, { delivery: row ? toDelivery(row) : null, pendingFiles }];
      }),
    );
  }

  async prepare(
    manager: EntityManager,
    person: ThreadPerson,
    { canal, templateId, variables, automatic = false }: ChannelOrder,
    { text, files }: { text: string; files: number },
  ): Promise<ReadyMessage> {
    const settings = (await this.channels.active(manager)).find((one) => one.canal === canal);
    if (!settings) throw new DomainError('channel_off');
    const [standing] = await this.standings.of(manager, person.id, [settings]);
    const now = this.clock.now();
    const content = { text, files, template: templateId !== null, automatic };
    const refusal = standing ? contentRefusal(standing, content, now) : 'channel_off';
    if (refusal) throw new DomainError(refusal, { max: smsLength(text).max });
    const template = templateId ? await this.fill(manager, person, templateId, variables) : null;
    const mes = monthOf(now);
    if (!(await countMessage(manager, settings, mes, !automatic)))
      throw new DomainError('channel_limit_reached');
    // Somebody's message waits for as long as it may be taken back.
    const due = automatic ? now : new Date(now.getTime() + LIMITS.undoSeconds * 1000);
    const row = {
      canal,
      mes,
      coste: settings.coste_mensaje,
      plantilla: template?.filled ?? null,
      partes: partsOf(files),
      siguiente_intento: due,
      created_at: now,
    };
    return {
      text: template?.text ?? text,
      send: async (mensaje_id) => {
        await manager.insert(ChannelDelivery, { ...row, mensaje_id });
        await this.jobs.sendAt(manager, mensaje_id, due);
      },
    };
  }

  takeBack(manager: EntityManager, messageId: string): Promise<boolean> {
    return this.deliveries.takeBack(manager, messageId);
  }

  private async fill(
    manager: EntityManager,
    person: ThreadPerson,
    id: string,
    values: readonly string[],
  ): Promise<{ text: string; filled: FilledTemplate }> {
    const offered = await this.templates.for(await languageOf(manager, person), manager);
    const template = offered.find((one) => one.id === id);
    if (!template) throw new DomainError('channel_template_unavailable');
    const { nombre, idioma, variables } = template;
    if (variables.length !== values.length)
      throw invalid({ variables: [`Esta plantilla tiene ${variables.length} variables`] });
    return {
      text: filled(template, values),
      filled: {
        nombre,
        idioma,
        variables: variables.map((name, at) => ({ nombre: name, valor: values[at] ?? '' })),
      },
    };
  }
}

/** The channel of the person's last message. */
async function lastChannel(manager: EntityManager, candidateId: string): Promise<string | null> {
  const row = await db(manager)
    .selectFrom('mensajes_hilo')
    .where('candidato_id', '=', candidateId)
    .where('autor', '=', 'candidato')
    .select('canal')
    .orderBy('orden', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.canal ?? null;
}

/** Of the person's account; without one, Spanish. */
export async function languageOf(
  manager: EntityManager,
  { user_id }: Pick<ThreadPerson, 'user_id'>,
): Promise<SiteLanguage> {
  if (!user_id) return SOURCE_LANGUAGE;
  const row = await db(manager)
    .selectFrom('users')
    .where('id', '=', user_id)
    .select('idioma')
    .executeTakeFirst();
  return row?.idioma ?? SOURCE_LANGUAGE;
}

function toDelivery(row: ChannelDelivery): NonNullable<MessageOutcome['delivery']> {
  const { estado, codigo_error, created_at } = row;
  const code = estado === 'fallido' ? codigo_error : null;
  const at = estado === 'pendiente' ? created_at : (row[`${estado}_at`] ?? created_at);
  return { estado, codigo: code, fallo: code === null ? null : failureOf(code), desde: at.toISOString() };
}
