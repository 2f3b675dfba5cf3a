import { type CheckState, counted, type TextChannel } from '@hiring/contract';
import { BACKUP_FAULTS, type BackupState, troubleOf } from '../backup/backup.rules.js';
import type { QueueState } from '../../platform/queue/queue.types.js';

/** What a check found, in words for people. */
export interface Verdict {
  estado: CheckState;
  mensaje: string;
  datos: Record<string, number | string | boolean | null>;
}

const SLOW_DATABASE_MS = 250;
const SLOW_STORAGE_MS = 3000;
const LATE_SECONDS = 5 * 60;
const STUCK_SECONDS = 30 * 60;

export function verdictOfDatabase(ms: number, version: string): Verdict {
  const datos = { milisegundos: ms, version };
  return ms > SLOW_DATABASE_MS
    ? { estado: 'aviso', mensaje: `La base de datos responde despacio: ${ms} ms.`, datos }
    : { estado: 'ok', mensaje: `La base de datos responde en ${ms} ms.`, datos };
}

/** Files that are known not to be what was sent: how many, and the ids of the first. */
export interface DamagedFiles {
  count: number;
  ids: readonly string[];
}

export function verdictOfStorage(ms: number, damaged: DamagedFiles): Verdict {
  const datos = { milisegundos: ms, danados: damaged.count };
  if (damaged.count > 0) {
    const files = counted(damaged.count, 'archivo está dañado o falta', 'archivos están dañados o faltan');
    const named = damaged.ids.join(', ') + (damaged.count > damaged.ids.length ? '…' : '');
    return {
      estado: 'aviso',
      mensaje: `${files} en el almacén. Se recuperan de una copia de seguridad: ${named}.`,
      datos,
    };
  }
  return ms > SLOW_STORAGE_MS
    ? { estado: 'aviso', mensaje: `El almacén de archivos responde despacio: ${ms} ms.`, datos }
    : { estado: 'ok', mensaje: 'Los archivos se guardan, se leen y se borran sin errores.', datos };
}

export interface MailState {
  configured: boolean;
  /** Instants as ISO text; null: never. */
  lastSent: string | null;
  lastFailed: string | null;
  /** Due and not sent. */
  waiting: number;
  /** Of those, tried before. */
  retrying: number;
  /** Given up within the last day. */
  failed: number;
  oldestSeconds: number;
}

const SENT_WELL = 'Los mensajes salen con normalidad.';
const sentLate = (waiting: number): string =>
  `Los mensajes salen con retraso: ${counted(waiting, 'está', 'están')} en espera.`;
const notDelivered = (failed: number): string =>
  `${counted(failed, 'mensaje no se pudo', 'mensajes no se pudieron')} entregar en las últimas 24 horas.`;

/** Judged by what was really sent: no connection is opened to find out. */
export function verdictOfMail(state: MailState): Verdict {
  const datos = {
    configurado: state.configured,
    ultimo_envio: state.lastSent,
    ultimo_fallo: state.lastFailed,
    en_espera: state.waiting,
    fallidos: state.failed,
  };
  const say = (estado: CheckState, mensaje: string): Verdict => ({ estado, mensaje, datos });
  if (!state.configured) {
    return say('aviso', 'No hay servidor de correo configurado: los mensajes se guardan y no se envían.');
  }
  const lastFailedIsNewer = (state.lastFailed ?? '') > (state.lastSent ?? '');
  if (state.retrying > 0 && lastFailedIsNewer) {
    const messages = counted(state.retrying, 'mensaje espera', 'mensajes esperan');
    return say('fallo', `El servidor de correo no acepta los envíos: ${messages} otro intento.`);
  }
  if (state.oldestSeconds > LATE_SECONDS) {
    return say('aviso', sentLate(state.waiting));
  }
  if (state.failed > 0) return say('aviso', notDelivered(state.failed));
  return say('ok', SENT_WELL);
}

export interface InboundState {
  /** Messages to people carry an address for answers. */
  address: boolean;
  /** The mailbox is read by this product; otherwise a server delivers by the API. */
  reading: boolean;
  /** Why the mailbox could not be read the last time. */
  fault: string | null;
  /** ISO text; null: never. */
  lastRead: string | null;
  /** Since the mailbox was read to its end, or since it was switched on. */
  lagSeconds: number;
  /** Mails that wait for somebody to say whose they are. */
  unassigned: number;
  /** Whole days that the oldest of them has waited. */
  oldestDays: number;
}

/** A broken mailbox is tried again for ten minutes at most: later it should have been read. */
export const INBOUND_LATE_S = 15 * 60;
export const UNASSIGNED_DAYS = 3;

export function verdictOfInbound(state: InboundState): Verdict {
  const datos = {
    activo: state.reading,
    ultima_lectura: state.lastRead,
    retraso_segundos: state.lagSeconds,
    sin_asignar: state.unassigned,
  };
  const say = (estado: CheckState, mensaje: string): Verdict => ({ estado, mensaje, datos });
  if (state.reading && state.fault) return say('fallo', `El buzón no se puede leer. ${state.fault}`);
  if (state.reading && state.lagSeconds > INBOUND_LATE_S) {
    const minutes = counted(Math.round(state.lagSeconds / 60), 'minuto', 'minutos');
    return say('aviso', `El buzón no se lee desde hace ${minutes}.`);
  }
  if (state.oldestDays >= UNASSIGNED_DAYS) {
    const mails = counted(state.unassigned, 'correo está', 'correos están');
    return say('aviso', `${mails} sin asignar, y el más antiguo desde hace ${state.oldestDays} días.`);
  }
  if (state.reading) return say('ok', 'El buzón se lee con normalidad.');
  return say(
    'ok',
    state.address ? 'Las respuestas llegan por la API.' : 'Las respuestas por correo no están activadas.',
  );
}

/** WhatsApp or SMS, while it is on. */
export interface ChannelState {
  channel: TextChannel;
  /** Why nothing can be sent now; null: nothing is known. */
  fault: string | null;
  /** When there was a fault last, also one that is over: ISO text; null: never. */
  lastFault: string | null;
  /** Due and not taken by the provider. */
  waiting: number;
  oldestSeconds: number;
  /** Not delivered, as was found within the last day. */
  failed: number;
  /** The month has no message left. */
  spent: boolean;
}

export function verdictOfChannel(state: ChannelState): Verdict {
  const datos = {
    ultimo_fallo: state.lastFault,
    en_espera: state.waiting,
    fallidos: state.failed,
    limite_alcanzado: state.spent,
  };
  const say = (estado: CheckState, mensaje: string): Verdict => ({ estado, mensaje, datos });
  if (state.fault) return say('fallo', `No se puede enviar. ${state.fault}`);
  if (state.spent) return say('aviso', 'Ha llegado al límite de mensajes del mes: no se envían más.');
  if (state.oldestSeconds > LATE_SECONDS) return say('aviso', sentLate(state.waiting));
  if (state.failed > 0) return say('aviso', notDelivered(state.failed));
  return say('ok', SENT_WELL);
}

export function verdictOfQueue({ waiting, running, failed, oldestSeconds }: QueueState): Verdict {
  const datos = { en_espera: waiting, en_curso: running, fallidas: failed, espera_segundos: oldestSeconds };
  const say = (estado: CheckState, mensaje: string): Verdict => ({ estado, mensaje, datos });
  const waits = counted(waiting, 'tarea espera', 'tareas esperan');
  const minutes = Math.round(oldestSeconds / 60);
  if (oldestSeconds > STUCK_SECONDS)
    return say('fallo', `${waits} y la más antigua lleva ${counted(minutes, 'minuto', 'minutos')}.`);
  if (oldestSeconds > LATE_SECONDS)
    return say('aviso', `${waits} y la más antigua lleva ${counted(minutes, 'minuto', 'minutos')}.`);
  if (failed > 0) {
    return say('aviso', `${counted(failed, 'tarea falló', 'tareas fallaron')} en las últimas 24 horas.`);
  }
  return say('ok', 'Las tareas se ejecutan sin retraso.');
}

/** Backups that were not made are told even while an earlier one is young: there is time to act. */
export function verdictOfBackups(state: BackupState): Verdict {
  const { good, fault, ageMs } = state;
  const datos = {
    ultima: good?.at.toISOString() ?? null,
    segundos: good?.seconds ?? null,
    bytes: good?.bytes ?? null,
    probada: good?.tried ?? null,
    fallo: fault,
  };
  const say = (estado: CheckState, mensaje: string): Verdict => ({ estado, mensaje, datos });
  const last = good ? `La última buena es de hace ${age(ageMs)}.` : 'Todavía no hay ninguna buena.';
  const trouble = troubleOf(state);
  if (trouble === 'fallida')
    return say('aviso', `La última copia no se hizo: ${BACKUP_FAULTS[fault ?? 'otro']}. ${last}`);
  if (trouble === 'interrumpida') return say('aviso', `La última copia se interrumpió. ${last}`);
  if (trouble === 'antigua') return say('aviso', good ? last : 'No hay ninguna copia de seguridad.');
  if (!good) {
    return state.running
      ? say('ok', 'Se está haciendo la primera copia de seguridad.')
      : say('aviso', 'Todavía no se ha hecho ninguna copia de seguridad.');
  }
  return say('ok', `La última copia es de hace ${age(ageMs)}${good.tried ? ' y se ha probado' : ''}.`);
}

function age(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  if (hours >= 48) return counted(Math.floor(hours / 24), 'día', 'días');
  return hours === 0 ? 'menos de una hora' : counted(hours, 'hora', 'horas');
}

/** `problem`: what a process found wrong with its clock. */
export function verdictOfClock(problem: string | null): Verdict {
  return problem === null
    ? { estado: 'ok', mensaje: 'La hora del servidor y la de la base de datos coinciden.', datos: {} }
    : { estado: 'fallo', mensaje: problem, datos: {} };
}

const WORST: readonly CheckState[] = ['fallo', 'aviso', 'ok'];

/** The worst verdict; `aviso` without any, because nothing was checked. */
export function worstOf(states: readonly CheckState[]): CheckState {
  return WORST.find((state) => states.includes(state)) ?? 'aviso';
}
