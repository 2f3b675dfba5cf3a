/** No turn was given: the queue is full, or the wait was too long. */
export class NoTurn extends Error {}

interface Waiting {
  urgent: boolean;
  begin: () => void;
}

/**
 * Limits concurrent work. Further work waits in a queue, urgent work first; the queue has a maximum length and waiting
 * a maximum time.
 */
export class Turns {
  private busy = 0;
  private readonly line: Waiting[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly longestLine: number,
  ) {}

  /** @throws {NoTurn} */
  async take<T>(urgent: boolean, waitMs: number, work: () => Promise<T>): Promise<T> {
    if (this.busy >= this.atOnce) await this.wait(urgent, waitMs);
    else this.busy++;
    try {
      return await work();
    } finally {
      // Passes the turn on; it becomes free only when nobody waits.
      const next = this.line.shift();
      if (next) next.begin();
      else this.busy--;
    }
  }

  private wait(urgent: boolean, waitMs: number): Promise<void> {
    if (this.line.length >= this.longestLine) throw new NoTurn('the line is full');
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.line.splice(this.line.indexOf(waiting), 1);
        reject(new NoTurn('waited too long'));
      }, waitMs);
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const waiting = { urgent, begin };
      const place = urgent ? this.line.findIndex((other) => !other.urgent) : -1;
      this.line.splice(place === -1 ? this.line.length : place, 0, waiting);
    });
  }
}
