import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Application } from './application.entity.js';

/** Does what follows from a withdrawal, in its transaction. The application is locked and already withdrawn. */
export type WithdrawnHook = (manager: EntityManager, application: Application) => Promise<void>;

/** Where other modules say what they do when an application ends, so that this one need not know them. */
@Injectable()
export class ApplicationHooks {
  private readonly withdrawn: WithdrawnHook[] = [];

  onWithdrawn(hook: WithdrawnHook): void {
    this.withdrawn.push(hook);
  }

  async applicationWithdrawn(manager: EntityManager, application: Application): Promise<void> {
    for (const hook of this.withdrawn) await hook(manager, application);
  }
}
