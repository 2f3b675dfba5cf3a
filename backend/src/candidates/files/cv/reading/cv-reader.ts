import { Inject, Injectable } from '@nestjs/common';
import { fileURLToPath } from 'node:url';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { type ErrorCode, sentenceOf } from '../../../../platform/errors/error-catalogue.js';
import { Sandbox, SandboxFailure } from '../../../../platform/files/sandbox/sandbox.js';
import type { SpooledFile } from '../../../../platform/files/storage/file-storage.js';
import { showsPages } from './pdf-pages.js';
import { CV_PROPOSAL_FIELDS, type CvProposalField } from '@hiring/contract';
import type { CvProposals } from './proposals/proposals.rules.js';
import type { Reading, ReadingOrder } from './read-cv.program.js';

export interface CvReaderSettings {
  /** Path of the program that reads. */
  readonly program: string;
  /** Maximum milliseconds in the queue, and then for the reading, while a person waits. */
  readonly timeoutMs: number;
}
export const CV_READER_SETTINGS = Symbol('CV_READER_SETTINGS');
export const cvReaderSettings = (): CvReaderSettings => ({
  program: fileURLToPath(new URL('./read-cv.program.js', import.meta.url)),
  timeoutMs: 8000,
});

/** For background reads: the CPU limit ends them, because a busy machine is not the file's fault. */
const WHOLE_TIMEOUT_MS = 60_000;

/** Characters of one proposal. */
const PROPOSAL = 500;

type File = Pick<SpooledFile, 'path' | 'type'> & Partial<Pick<SpooledFile, 'originalName'>>;

/** What is wrong with a file that cannot be looked at by anybody. */
export type FileFault = 'encrypted' | 'no_pages';

export interface CvFound {
  /** What the CV says about its owner. */
  proposals: CvProposals;
  /** False: damaged, malicious, or too slow. A scanned CV is legible and has no text. */
  legible: boolean;
  /** The machine was too busy to read it: a later reading may succeed. */
  busy: boolean;
}

/** Reads CVs and documents in the sandbox. Nothing leaves this machine and no text is logged. */
@Injectable()
export class CvReader {
  constructor(
    private readonly sandbox: Sandbox,
    @Inject(CV_READER_SETTINGS) private readonly settings: CvReaderSettings,
  ) {}

  /** @throws {DomainError} `cv_encrypted`, `cv_no_pages`. */
  async read(file: File): Promise<CvFound> {
    const found = await this.find(file, true, this.settings.timeoutMs);
    if (found.fault) throw refusal(found.fault);
    return found;
  }

  /**
   * The same for a file that waits for it while nobody does.
   * @throws {SandboxFailure} when the machine was too busy: a retry may succeed.
   */
  async readLater(file: File): Promise<CvFound> {
    const found = await this.find(file, false, WHOLE_TIMEOUT_MS);
    if (found.busy) throw new SandboxFailure('busy');
    return found;
  }

  /**
   * Why the file cannot be viewed; null: it can, or unknown. Only PDFs whose plain text leaves it open are
   * examined.
   */
  async faultOf(file: File): Promise<FileFault | null> {
    if (file.type !== 'application/pdf' || (await showsPages(file.path))) return null;
    try {
      return faultOf(await this.run({ ...orderOf(file), part: 'open' }, this.settings.timeoutMs, true));
    } catch (error) {
      if (error instanceof SandboxFailure) return null;
      throw error;
    }
  }

  /** @throws {DomainError} `cv_encrypted`, `cv_no_pages`. */
  async assertOpens(file: File): Promise<void> {
    const fault = await this.faultOf(file);
    if (fault) throw refusal(fault);
  }

  /**
   * All the text of a CV; null when it is unreadable, or needs too much memory or time.
   * @throws {SandboxFailure} when the machine was too busy: a retry may succeed.
   */
  async readWhole(file: File): Promise<string | null> {
    try {
      return (await this.run({ ...orderOf(file), part: 'whole' }, WHOLE_TIMEOUT_MS, false)).text;
    } catch (error) {
      if (error instanceof SandboxFailure && error.isLimit) return null;
      throw error;
    }
  }

  private async find(
    file: File,
    urgent: boolean,
    ms: number,
  ): Promise<CvFound & { fault: FileFault | null }> {
    try {
      const reading = await this.run({ ...orderOf(file), part: 'beginning' }, ms, urgent);
      const { proposals, text } = reading;
      return { proposals, legible: text !== null, busy: false, fault: faultOf(reading) };
    } catch (error) {
      if (!(error instanceof SandboxFailure)) throw error;
      const busy = !error.isLimit && error.reason !== 'failed';
      return { proposals: {}, legible: busy, busy, fault: null };
    }
  }

  private async run(order: ReadingOrder, ms: number, urgent: boolean): Promise<Reading> {
    const { program } = this.settings;
    const answer = await this.sandbox.run({
      program,
      order,
      urgent,
      reads: [order.path],
      timeMs: ms,
      waitMs: ms,
    });
    return toReading(answer as Partial<Record<keyof Reading, unknown>>);
  }
}

const orderOf = ({ path, type, originalName = '' }: File) => ({ path, type, name: originalName });

/** Validates the program's answer, which comes from a hostile file. */
function toReading({ text, proposals, encrypted, empty }: Partial<Record<keyof Reading, unknown>>): Reading {
  const said = (proposals ?? {}) as Partial<Record<CvProposalField, unknown>>;
  const kept = CV_PROPOSAL_FIELDS.flatMap((field) => {
    const value = said[field];
    return typeof value === 'string' ? [[field, value.slice(0, PROPOSAL)] as const] : [];
  });
  return {
    text: typeof text === 'string' ? text : null,
    proposals: Object.fromEntries(kept),
    encrypted: encrypted === true,
    empty: empty === true,
  };
}

function faultOf({ encrypted, empty }: Reading): FileFault | null {
  if (encrypted) return 'encrypted';
  return empty ? 'no_pages' : null;
}

function refusal(fault: FileFault): DomainError {
  const code: ErrorCode = fault === 'encrypted' ? 'cv_encrypted' : 'cv_no_pages';
  return new DomainError(code, {}, { cv: [sentenceOf(code)] });
}
