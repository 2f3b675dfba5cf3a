import type { Plantilla } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Correo } from './messages/correo.entity.js';

/** Thrown by a LinkMaker: the request is withdrawn, and the e-mail is not sent. */
export class MessageUnwanted extends Error {
  constructor() {
    super('the message is not wanted any more');
    this.name = 'MessageUnwanted';
  }
}

/** Makes the one-time link of an account message and gives back its address. @throws {MessageUnwanted} */
export type LinkMaker = (manager: EntityManager, correo: Correo) => Promise<string>;
/** URL that unsubscribes with a bare POST (RFC 8058). */
export type UnsubscribeMaker = (correo: Correo) => string;
/** Calendar files (RFC 5545) of a message, current at the time it is sent. */
export type CalendarMaker = (manager: EntityManager, correo: Correo) => Promise<string[]>;
/** Runs when a message has been sent. It may run twice for one message and must be idempotent. */
export type ReleaseHook = (manager: EntityManager, correo: Correo) => Promise<void>;

/** Hooks that other modules register here, so that delivery does not import them. */
@Injectable()
export class MailHooks {
  private readonly linkMakers = new Map<Plantilla, LinkMaker>();
  private readonly unsubscribeMakers = new Map<Plantilla, UnsubscribeMaker>();
  private readonly calendarMakers = new Map<Plantilla, CalendarMaker>();
  private readonly releaseHooks: ReleaseHook[] = [];

  registerLinkMaker(plantilla: Plantilla, make: LinkMaker): void {
    this.linkMakers.set(plantilla, make);
  }

  registerUnsubscribeMaker(plantilla: Plantilla, make: UnsubscribeMaker): void {
    this.unsubscribeMakers.set(plantilla, make);
  }

  registerCalendarMaker(plantilla: Plantilla, make: CalendarMaker): void {
    this.calendarMakers.set(plantilla, make);
  }

  registerReleaseHook(hook: ReleaseHook): void {
    this.releaseHooks.push(hook);
  }

  makesLink(plantilla: Plantilla): boolean {
    return this.linkMakers.has(plantilla);
  }

  async makeLink(manager: EntityManager, correo: Correo): Promise<string> {
    const make = this.linkMakers.get(correo.plantilla);
    if (!make) throw new Error(`nobody makes the link of ${correo.plantilla}`);
    return make(manager, correo);
  }

  /** Null: these messages have no unsubscribe link. */
  unsubscribeUrl(correo: Correo): string | null {
    return this.unsubscribeMakers.get(correo.plantilla)?.(correo) ?? null;
  }

  /** The message's own calendar files, else those of the registered maker. */
  async calendarsOf(manager: EntityManager, correo: Correo): Promise<string[]> {
    if (correo.calendario !== null) return [correo.calendario];
    return (await this.calendarMakers.get(correo.plantilla)?.(manager, correo)) ?? [];
  }

  async release(manager: EntityManager, correo: Correo): Promise<void> {
    for (const hook of this.releaseHooks) await hook(manager, correo);
  }
}
