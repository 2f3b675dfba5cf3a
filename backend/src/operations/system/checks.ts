import type { CheckedComponent, TextChannel } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { performance } from 'node:perf_hooks';
import type { DataSource } from 'typeorm';
import { SmtpService } from '../../platform/mail/smtp.service.js';
import { QueueService } from '../../platform/queue/queue.service.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';
import { serverVersion } from '../database/catalogue.js';
import { ClockWatch } from '../../platform/schedule/clock-watch.js';
import { readBackupState } from '../backup/backup-record.js';
import { readChannelStates } from './channel-states.js';
import { readInboundState } from './inbound-state.js';
import { readMailState } from './mail-state.js';
import {
  type Verdict,
  verdictOfBackups,
  verdictOfChannel,
  verdictOfClock,
  verdictOfDatabase,
  verdictOfInbound,
  verdictOfMail,
  verdictOfQueue,
  verdictOfStorage,
} from './verdict.rules.js';

const BROKEN: Readonly<Record<CheckedComponent, string>> = {
  base_de_datos: 'La base de datos no responde.',
  correo: 'No se ha podido consultar el estado del correo.',
  correo_entrante: 'No se ha podido consultar el estado del correo entrante.',
  whatsapp: 'No se ha podido consultar el estado de WhatsApp.',
  sms: 'No se ha podido consultar el estado de los SMS.',
  almacenamiento: 'No se pueden guardar o leer archivos.',
  cola: 'No se ha podido consultar la cola de tareas.',
  copias: 'No se ha podido consultar el estado de las copias de seguridad.',
  reloj: 'No se ha podido comparar la hora con la de la base de datos.',
};

/** Damaged files that the sentence names. */
const NAMED = 5;
/** Nothing that is not answered by then works. */
const PATIENCE_MS = 10_000;

/** Looks at each part of the installation as the product itself uses it. */
@Injectable()
export class Checks {
  private readonly of: Readonly<Record<CheckedComponent, () => Promise<Verdict>>> = {
    base_de_datos: () => this.database(),
    correo: () => this.mail(),
    correo_entrante: async () => verdictOfInbound(await readInboundState(this.dataSource)),
    whatsapp: () => this.channel('whatsapp'),
    sms: () => this.channel('sms'),
    almacenamiento: () => this.files(),
    cola: () => this.jobs(),
    copias: async () => verdictOfBackups(await readBackupState(this.dataSource)),
    reloj: async () => verdictOfClock(await this.clock.problem()),
  };

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly smtp: SmtpService,
    private readonly storage: FileStorage,
    private readonly queue: QueueService,
    private readonly clock: ClockWatch,
  ) {}

  /** A failure is a verdict too. `cause` is written to the operator's log only. */
  async run(component: CheckedComponent): Promise<{ verdict: Verdict; cause: Error | null }> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
    });
    try {
      return { verdict: await Promise.race([this.of[component](), late]), cause: null };
    } catch (cause) {
      const verdict: Verdict = { estado: 'fallo', mensaje: BROKEN[component], datos: {} };
      return { verdict, cause: cause instanceof Error ? cause : new Error('the check failed', { cause }) };
    } finally {
      clearTimeout(timer);
    }
  }

  private async database(): Promise<Verdict> {
    const version = await serverVersion(this.dataSource);
    const ms = await timed(() => serverVersion(this.dataSource));
    return verdictOfDatabase(ms, version);
  }

  private async files(): Promise<Verdict> {
    const ms = await timed(() => this.storage.probe());
    return verdictOfStorage(ms, await this.storage.reader.damaged(NAMED));
  }

  private async jobs(): Promise<Verdict> {
    return verdictOfQueue(await this.queue.state());
  }

  private async channel(canal: TextChannel): Promise<Verdict> {
    const state = (await readChannelStates(this.dataSource)).find(({ channel }) => channel === canal);
    // Switched off meanwhile: the next claim leaves it out.
    return state ? verdictOfChannel(state) : { estado: 'ok', mensaje: 'Está apagado.', datos: {} };
  }

  private async mail(): Promise<Verdict> {
    const state = await readMailState(this.dataSource);
    return verdictOfMail({ ...state, configured: (await this.smtp.route()) !== null });
  }
}

/** Whole milliseconds, at least 1. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.max(1, Math.round(performance.now() - start));
}
