import type { Plantilla } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Correo } from './correo.entity.js';

/** Makes the one-time link of an account message and gives back its address. */
export type LinkMaker = (manager: EntityManager, correo: Correo) => Promise<string>;
/** Does what waits for a message to have left. It may run twice for one message and must bear that. */
export type ReleaseHook = (manager: EntityManager, correo: Correo) => Promise<void>;

/** What other modules have given the delivery to call, so that it need not know them. */
@Injectable()
export class MailHooks {
  private readonly linkMakers = new Map<Plantilla, LinkMaker>();
  private readonly releaseHooks: ReleaseHook[] = [];

  registerLinkMaker(plantilla: Plantilla, make: LinkMaker): void {
    this.linkMakers.set(plantilla, make);
  }

  registerReleaseHook(hook: ReleaseHook): void {
    this.releaseHooks.push(hook);
  }

  async makeLink(manager: EntityManager, correo: Correo): Promise<string> {
    const make = this.linkMakers.get(correo.plantilla);
    if (!make) throw new Error(`nobody makes the link of ${correo.plantilla}`);
    return make(manager, correo);
  }

  async release(manager: EntityManager, correo: Correo): Promise<void> {
    for (const hook of this.releaseHooks) await hook(manager, correo);
  }
}
