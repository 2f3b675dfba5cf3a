import { Injectable } from '@nestjs/common';

/** Whether this process accepts new requests: false from the moment it is asked to stop. */
@Injectable()
export class Lifecycle {
  private stopping = false;

  get isStopping(): boolean {
    return this.stopping;
  }

  stop(): void {
    this.stopping = true;
  }
}
