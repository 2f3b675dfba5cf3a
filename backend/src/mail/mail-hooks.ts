import { pathIn, type Plantilla } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MailFile } from '../platform/mail/smtp.service.js';
import type { Email } from './emails/email.entity.js';

/** Thrown by a LinkMaker: the request is withdrawn, and the e-mail is not sent. */
export class EmailUnwanted extends Error {
  constructor() {
    super('the message is not wanted any more');
    this.name = 'EmailUnwanted';
  }
}

/** Makes the one-time link of an account message and gives back its address. @throws {EmailUnwanted} */
export type LinkMaker = (manager: EntityManager, email: Email) => Promise<string>;
/** URL that unsubscribes with a bare POST (RFC 8058). */
export type UnsubscribeMaker = (email: Email) => string;
/** Calendar files (RFC 5545) of a message, current at the time it is sent. */
export type CalendarMaker = (manager: EntityManager, email: Email) => Promise<string[]>;
/** Other files of a message, read when it is sent. @throws {EmailUnwanted} */
export type FileMaker = (manager: EntityManager, email: Email) => Promise<MailFile[]>;
/** How a message is answered by mail: the address for answers, and the Message-IDs of its conversation, oldest first. */
export interface Replying {
  address: string;
  references: readonly string[];
}
/** Answers by mail; null: they go to human resources. */
export interface Replies {
  addressOf(manager: EntityManager, candidateId: string): Promise<string | null>;
  /** @param host of the Message-IDs of sent messages */
  replyingTo(manager: EntityManager, email: Email, host: string): Promise<Replying | null>;
}
/** Runs when a message has been sent. It may run twice for one message and must be idempotent. */
export type ReleaseHook = (manager: EntityManager, email: Email) => Promise<void>;

/** Hooks that other modules register here, so that delivery does not import them. */
@Injectable()
export class MailHooks {
  private readonly linkMakers = new Map<Plantilla, LinkMaker>();
  private readonly codes = new Set<Plantilla>();
  private readonly unsubscribeMakers = new Map<Plantilla, UnsubscribeMaker>();
  private readonly calendarMakers = new Map<Plantilla, CalendarMaker>();
  private readonly fileMakers = new Map<Plantilla, FileMaker>();
  private readonly releaseHooks: ReleaseHook[] = [];
  private replies: Replies | null = null;

  registerLinkMaker(plantilla: Plantilla, make: LinkMaker): void {
    this.linkMakers.set(plantilla, make);
  }

  /** Of a message that carries a code in the place of a link. */
  registerCodeMaker(plantilla: Plantilla, make: LinkMaker): void {
    this.linkMakers.set(plantilla, make);
    this.codes.add(plantilla);
  }

  registerUnsubscribeMaker(plantilla: Plantilla, make: UnsubscribeMaker): void {
    this.unsubscribeMakers.set(plantilla, make);
  }

  registerCalendarMaker(plantilla: Plantilla, make: CalendarMaker): void {
    this.calendarMakers.set(plantilla, make);
  }

  registerFileMaker(plantilla: Plantilla, make: FileMaker): void {
    this.fileMakers.set(plantilla, make);
  }

  registerReleaseHook(hook: ReleaseHook): void {
    this.releaseHooks.push(hook);
  }

  registerReplies(replies: Replies): void {
    this.replies = replies;
  }

  async replyAddressOf(manager: EntityManager, candidateId: string): Promise<string | null> {
    return (await this.replies?.addressOf(manager, candidateId)) ?? null;
  }

  async replyingTo(manager: EntityManager, email: Email, host: string): Promise<Replying | null> {
    return (await this.replies?.replyingTo(manager, email, host)) ?? null;
  }

  makesLink(plantilla: Plantilla): boolean {
    return this.linkMakers.has(plantilla);
  }

  async makeLink(manager: EntityManager, email: Email): Promise<string> {
    const make = this.linkMakers.get(email.plantilla);
    if (!make) throw new Error(`nobody makes the link of ${email.plantilla}`);
    const made = await make(manager, email);
    if (this.codes.has(email.plantilla)) return made;
    const { origin, pathname, search, hash } = new URL(made);
    return origin + pathIn(email.idioma, pathname) + search + hash;
  }

  /** Null: these messages have no unsubscribe link. */
  unsubscribeUrl(email: Email): string | null {
    return this.unsubscribeMakers.get(email.plantilla)?.(email) ?? null;
  }

  /** The message's own calendar files, else those of the registered maker. */
  async calendarsOf(manager: EntityManager, email: Email): Promise<string[]> {
    if (email.calendario !== null) return [email.calendario];
    return (await this.calendarMakers.get(email.plantilla)?.(manager, email)) ?? [];
  }

  async filesOf(manager: EntityManager, email: Email): Promise<MailFile[]> {
    return (await this.fileMakers.get(email.plantilla)?.(manager, email)) ?? [];
  }

  async release(manager: EntityManager, email: Email): Promise<void> {
    for (const hook of this.releaseHooks) await hook(manager, email);
  }
}
