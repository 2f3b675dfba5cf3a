import { createHash } from 'node:crypto';

/**
 * Repeatable pseudo-random numbers (mulberry32). Each value has a stream with its own name, so that changing one leaves
 * the others unchanged.
 */
export class Random {
  private state: number;

  constructor(name: string) {
    this.state = createHash('sha256').update(name).digest().readUInt32BE(0);
  }

  /** At least 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer, both limits included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return at(list, this.int(0, list.length - 1));
  }

  /** `count` different items, or all when there are fewer, in the order of the list. */
  sample<T>(list: readonly T[], count: number): T[] {
    const places = this.shuffle(list.map((_, place) => place)).slice(0, count);
    return places.sort((a, b) => a - b).map((place) => at(list, place));
  }

  shuffle<T>(list: readonly T[]): T[] {
    const mixed = [...list];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = this.int(0, last);
      [mixed[last], mixed[other]] = [at(mixed, other), at(mixed, last)];
    }
    return mixed;
  }
}

/** The item at that index. @throws when the list is shorter: an error in the demo data. */
export function at<T>(list: readonly T[], place: number): T {
  const member = list[place];
  if (member === undefined) throw new Error(`there is no member ${place} in a list of ${list.length}`);
  return member;
}

/** An id in the format of a random UUID (version 4), always the same for the same name. */
export function uuidOf(name: string): string {
  const bytes = createHash('sha256').update(`demo:${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
