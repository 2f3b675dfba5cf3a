import { Inject, Injectable, Logger } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DomainError } from '../platform/errors/domain-error.js';
import { sentenceOf } from '../platform/errors/error-catalogue.js';
import type { SpooledFile } from '../platform/storage/file-storage.js';
import type { Extraction, ExtractionOrder } from './extract-text.worker.js';
import { type CvProposals, proposalsIn } from './proposals.rules.js';

export interface CvReaderSettings {
  /** Path of the thread's program. */
  readonly program: string;
  /** Milliseconds that somebody who waits is given. */
  readonly timeoutMs: number;
}
export const CV_READER_SETTINGS = Symbol('CV_READER_SETTINGS');
export const cvReaderSettings = (): CvReaderSettings => ({
  program: fileURLToPath(new URL('./extract-text.worker.js', import.meta.url)),
  timeoutMs: 5000,
});

/** Nobody waits for these, and a busy computer is no fault of the file. */
const WHOLE_TIMEOUT_MS = 20_000;
/** A thread that needs more is reading something made to hurt. */
const RESOURCES = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const encrypted = (): DomainError =>
  new DomainError('cv_encrypted', {}, { cv: [sentenceOf('cv_encrypted')] });
/** Threads at once, and people who wait for one; whoever comes then gets a CV without proposals. */
const THREADS = 2;
const WAITING = 20;

/**
 * Reads the text of a CV in a thread of its own, with little time and memory: a file made to break a reader breaks
 * that thread. Nothing leaves this computer and nothing of the text is logged.
 */
@Injectable()
export class CvReader {
  private readonly logger = new Logger(CvReader.name);
  private busy = 0;
  private readonly queue: (() => void)[] = [];

  constructor(@Inject(CV_READER_SETTINGS) private readonly settings: CvReaderSettings) {}

  /**
   * What the CV says about its owner; nothing when it is scanned, broken or takes too long.
   * @throws {DomainError} `cv_encrypted` when it cannot be opened without a password.
   */
  async read({ path, type }: Pick<SpooledFile, 'path' | 'type'>): Promise<CvProposals> {
    const extraction = await this.inTurn({ path, type });
    if (extraction?.encrypted) throw encrypted();
    return extraction ? proposalsIn(extraction.text) : {};
  }

  /** Whether it opens without a password. Most PDFs that say they are encrypted do; others are not looked into. */
  async opens({ path, type }: Pick<SpooledFile, 'path' | 'type'>): Promise<boolean> {
    if (type !== 'application/pdf' || !(await readFile(path)).includes('/Encrypt')) return true;
    return !(await this.inTurn({ path, type }))?.encrypted;
  }

  /** @throws {DomainError} `cv_encrypted`. */
  async assertOpens(file: Pick<SpooledFile, 'path' | 'type'>): Promise<void> {
    if (!(await this.opens(file))) throw encrypted();
  }

  /**
   * All the text of a CV; null when it cannot be read.
   * @throws when too many wait or it took too long: another time it may be read.
   */
  async readWhole({ path, type }: Pick<SpooledFile, 'path' | 'type'>): Promise<string | null> {
    if (this.queue.length >= WAITING) throw new Error('too many CVs are being read');
    const started = performance.now();
    const extraction = await this.inTurn({ path, type, whole: true });
    if (!extraction && performance.now() - started >= WHOLE_TIMEOUT_MS)
      throw new Error('the CV took too long');
    return extraction && !extraction.encrypted ? extraction.text : null;
  }

  private async inTurn(order: ExtractionOrder): Promise<Extraction | null> {
    if (this.queue.length >= WAITING) return null;
    if (this.busy >= THREADS) await new Promise<void>((resolve) => this.queue.push(resolve));
    else this.busy++;
    try {
      return await this.extract(order);
    } finally {
      // The turn passes on; only when nobody waits is there one thread less.
      const next = this.queue.shift();
      if (next) next();
      else this.busy--;
    }
  }

  private extract(workerData: ExtractionOrder): Promise<Extraction | null> {
    return new Promise((resolve) => {
      const worker = new Worker(this.settings.program, {
        workerData,
        resourceLimits: RESOURCES,
        stdout: true,
        stderr: true,
        env: {},
      });
      const end = (result: Extraction | null, reason?: string): void => {
        clearTimeout(timer);
        void worker.terminate();
        if (reason) this.logger.warn({ code: 'cv_not_read', reason });
        resolve(result);
      };
      const timeoutMs = workerData.whole ? WHOLE_TIMEOUT_MS : this.settings.timeoutMs;
      const timer = setTimeout(() => end(null, 'timeout'), timeoutMs);
      worker.once('message', (extraction: Extraction) => end(extraction));
      worker.once('error', (error: Error) => end(null, error.name));
      worker.once('exit', () => end(null));
    });
  }
}
