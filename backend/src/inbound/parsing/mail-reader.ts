import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Sandbox, SandboxFailure } from '../../platform/files/sandbox/sandbox.js';
import { FileStorage } from '../../platform/files/storage/file-storage.js';
import { removeOwnFile } from '../../platform/files/storage/own-folder.js';
import type { MailOrder } from './read-mail.program.js';
import {
  type CalendarReply,
  MAIL_KINDS,
  type MailPart,
  type ParsedMail,
  PARTS_MAX,
  TEXT_MAX,
} from './parsed-mail.js';

const PROGRAM = fileURLToPath(new URL('./read-mail.program.js', import.meta.url));
/** A mail of 25 MB is held whole, and its attachments beside it. */
const LIMITS = { memoryMb: 256, cpuSeconds: 20, fileBytes: 32 * 1024 * 1024 };
const TIME_MS = 60_000;
const WAIT_MS = 30_000;

/** A mail whose attachments lie in a file. */
export interface ReadMail {
  mail: ParsedMail;
  /** Where the contents of the attachments are. */
  parts: string;
}

/** Reads mails in the sandbox. No text is logged. */
@Injectable()
export class MailReader {
  constructor(
    private readonly sandbox: Sandbox,
    private readonly storage: FileStorage,
  ) {}

  /**
   * Reads a mail; its attachments exist while `use` runs. Null: it cannot be read, now or later.
   * @throws {SandboxFailure} when the machine was too busy: a retry may succeed.
   */
  async read<T>(path: string, use: (read: ReadMail | null) => Promise<T>): Promise<T> {
    const parts = join(this.storage.spoolDir, randomUUID());
    try {
      const mail = await this.answerOf({ path, parts });
      return await use(mail && { mail, parts });
    } finally {
      await removeOwnFile(parts);
    }
  }

  private async answerOf(order: MailOrder): Promise<ParsedMail | null> {
    try {
      const answer = await this.sandbox.run({
        program: PROGRAM,
        order,
        reads: [order.path],
        writes: [order.parts],
        timeMs: TIME_MS,
        waitMs: WAIT_MS,
        urgent: false,
        limits: LIMITS,
      });
      return toParsed(answer as Record<keyof ParsedMail, unknown>);
    } catch (error) {
      if (error instanceof SandboxFailure && (error.isLimit || ['failed', 'time'].includes(error.reason)))
        return null;
      throw error;
    }
  }
}

const text = (value: unknown, max = 1000): string => (typeof value === 'string' ? value.slice(0, max) : '');
const textOrNull = (value: unknown, max?: number): string | null =>
  typeof value === 'string' ? text(value, max) : null;
const list = <T>(value: unknown, max: number, map: (one: unknown) => T): T[] =>
  Array.isArray(value) ? value.slice(0, max).map((one) => map(one)) : [];
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Validates the program's answer, which comes from a hostile mail. */
function toParsed(said: Record<keyof ParsedMail, unknown>): ParsedMail {
  const from = record(said.from);
  const report = said.report ? record(said.report) : null;
  return {
    kind: MAIL_KINDS.find((one) => one === said.kind) ?? 'mensaje',
    from: { name: text(from.name), address: text(from.address, 254) },
    recipients: list(said.recipients, 100, (one) => text(one)),
    subject: text(said.subject),
    messageId: textOrNull(said.messageId),
    answers: list(said.answers, 20, (one) => text(one)),
    date: textOrNull(said.date),
    forged: said.forged === true,
    text: text(said.text, TEXT_MAX),
    quoted: textOrNull(said.quoted, TEXT_MAX),
    report: report && {
      outcome: report.outcome === 'retrasado' ? 'retrasado' : 'rebotado',
      status: text(report.status, 12),
    },
    calendar: said.calendar ? toCalendar(record(said.calendar)) : null,
    attachments: list(said.attachments, PARTS_MAX, (one) => toPart(record(one))),
  };
}

const toCalendar = ({ uid, answer, start, comment }: Record<string, unknown>): CalendarReply => ({
  uid: text(uid),
  answer: answer === 'ACCEPTED' || answer === 'DECLINED' ? answer : 'TENTATIVE',
  start: typeof start === 'string' && !Number.isNaN(Date.parse(start)) ? start : null,
  comment: text(comment, TEXT_MAX),
});

const toPart = ({ name, type, at, bytes }: Record<string, unknown>): MailPart => ({
  name: text(name),
  type: text(type),
  at: Number(at) || 0,
  bytes: Number(bytes) || 0,
});
