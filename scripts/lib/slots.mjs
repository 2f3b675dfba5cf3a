/** A semaphore: limits concurrent work; the rest waits in a queue. */
export class Slots {
  #free;
  #count;
  /** @type {{ size: number, start: () => void }[]} */
  #waiting = [];

  /** @param {number} count */
  constructor(count) {
    this.#free = count;
    this.#count = count;
  }

  /**
   * @template T
   * @param {() => Promise<T>} work
   * @param {number} [size] how many of the slots it fills
   * @returns {Promise<T>}
   */
  async use(work, size = 1) {
    const taken = Math.min(size, this.#count);
    await new Promise((resolve) => {
      this.#waiting.push({ size: taken, start: () => resolve(undefined) });
      this.#next();
    });
    try {
      return await work();
    } finally {
      this.#free += taken;
      this.#next();
    }
  }

  /** Starts what fits, the longest waiting first; a small job may overtake a big one that does not fit yet. */
  #next() {
    for (const entry of this.#waiting.slice()) {
      if (entry.size > this.#free) continue;
      this.#free -= entry.size;
      this.#waiting.splice(this.#waiting.indexOf(entry), 1);
      entry.start();
    }
  }
}
