import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Whose data: an account, a candidate's record, or both. At least one is there. */
export interface DataSubject {
  userId: string | null;
  candidateId: string | null;
}

/** What a part is read with. */
export interface Reading {
  manager: EntityManager;
  subject: DataSubject;
}

/** What a part holds about a person, as that person reads it: plain values, without the names of staff. */
export interface HeldData {
  data: unknown;
  /** Stored files that belong to it: `archivos.id` and the name that the copy gives each. */
  files?: readonly { archivoId: string; name: string }[];
}

/** One kind of data about people. */
export interface PersonalDataPart {
  /** Its name in a person's copy: snake_case, Spanish, the same for ever. */
  name: string;
  read(manager: EntityManager, subject: DataSubject): Promise<HeldData>;
  /**
   * Removes what no foreign key removes with the rows of `users` and `candidates`, in the transaction that removes
   * those and before it does; files are given to the storage to release.
   */
  erase?(manager: EntityManager, subject: DataSubject): Promise<void>;
}

/** The parts of copies and erasures, which the room of privacy makes from its table of personal data. */
@Injectable()
export class PersonalDataHooks {
  private readonly registered = new Map<string, PersonalDataPart>();

  register(part: PersonalDataPart): void {
    if (this.registered.has(part.name)) throw new Error(`two parts of personal data are called ${part.name}`);
    this.registered.set(part.name, part);
  }

  /** By name, so that a copy has always the same order. */
  parts(): PersonalDataPart[] {
    return [...this.registered.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}
